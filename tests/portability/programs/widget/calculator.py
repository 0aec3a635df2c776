import operator
OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}
def calc(tokens):
    st = []
    for t in tokens.split():
        if t in OPS:
            b, a = st.pop(), st.pop()
            st.append(OPS[t](a, b))
        else:
            st.append(float(t))
    return st.pop()
print(calc("3 4 + 2 *"), calc("1 2 /"), f"{calc('10 3 /'):.4g}")
