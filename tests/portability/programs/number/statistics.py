import statistics as st
data = [2, 4, 4, 4, 5, 5, 7, 9]
print(st.mean(data), st.median(data), st.mode(data), st.pstdev(data), st.stdev(data), st.variance(data), st.pvariance(data), st.median_low(data), st.median_high(data), st.multimode([1, 1, 2, 2]), st.fmean([1.5, 2.5]), st.mean([1.5, 2.5, 3]))
