print(bin(10), hex(255), oct(8), bin(-5), hex(-1), 0b101, 0o17, 0xFF, 1_000_000, hex(2**70))
