z = 3 + 4j
print(z, abs(z), z.real, z.imag, z.conjugate(), z * 1j, complex(1, -2), z == 3 + 4j)
print((1 + 2j) ** 2, 2j**2, (0.5 - 1.5j) ** -2, (1 + 2j) ** 0, [z**2 + (0.3 + 0.5j) for z in (0j, 1j, 0.1 + 0.7j)])
