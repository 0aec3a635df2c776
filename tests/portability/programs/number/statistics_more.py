import statistics as st
print(st.quantiles([1, 2, 3, 4, 5, 6, 7, 8, 9], n=4), st.harmonic_mean([40, 60]), st.geometric_mean([54, 24, 36]), st.correlation([1, 2, 3], [2, 4, 7]), st.linear_regression([1, 2, 3], [2, 4, 6.5]), st.median([1, 2.5, 3]))
try:
    st.mean([])
except st.StatisticsError as e:
    print("empty", e)
