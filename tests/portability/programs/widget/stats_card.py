import statistics
v = [3.2, 4.1, 5.9, 2.2, 8.8]
print(f"mean {statistics.mean(v):.2f} median {statistics.median(v)} sd {statistics.stdev(v):.3f} min {min(v)} max {max(v)} Δ {(v[-1] - v[0]) / v[0]:+.1%}")
