z = 3 + 4j
print(z, abs(z), z.real, z.imag, z.conjugate(), z * 1j, complex(1, -2), z == 3 + 4j)
