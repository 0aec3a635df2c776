import colorsys
print(colorsys.rgb_to_hsv(1, 0.5, 0), [round(x, 3) for x in colorsys.hsv_to_rgb(0.5, 1, 1)], colorsys.rgb_to_hls(0.2, 0.4, 0.6))
