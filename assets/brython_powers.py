"""Powers, exponentials and logarithms on Brython, rounded as C's library rounds them.

The browsers' own `Math.pow` is one unit off in a tenth of all cases: `10 ** -5` would be 9.999999999999999e-06. Here
they are worked out in whole numbers of 2**-160 and rounded once. A power takes some 5 µs; squares are left to `x * x`.
"""

from __future__ import annotations

# $B.$exact: of JavaScript numbers; `ln` takes a BigInt too.
EXACT = """const ONE=1n<<160n,LN2=0xb17217f7d1cf79abc9e3b39803f2f6af40f34326n,LN10=0x24d763776aaa2b05ba95b58ae0b4c28a38a3fb3e7n
const parts=x=>{const e=Math.max(Math.floor(Math.log2(Math.abs(x)||1))-53,-1074)
return[BigInt(x/2**e),e]}
const moved=(m,e)=> e < 0 ? m>>BigInt(-e):m<<BigInt(e)
const fixed=x=>{const [m,e]=parts(x)
return moved(m,160+e)}
const rounded=v=> Number(v)/2**160
const grown=r=>{let sum=ONE,term=ONE
r>>=8n
for(let n=1n;term;n++){term=(term*r>>160n)/n
sum+=term}
for(let i=0;i < 8;i++){sum=sum*sum>>160n}
return sum}
const logged=x=>{const big=typeof x==='bigint',k=big ? x.toString(16).length*4 :Math.round(Math.log2(x))
const [m,e]=big ?[x,0]:parts(x),z=moved(m,160+e-k),y=fixed(Math.log(rounded(z))),w=grown(y)
return y+2n*ONE*(z-w)/(z+w)+BigInt(k)*LN2}
// What is whole but for the last of the digits is whole.
const risen=v=>{const k=Number(v/LN2),half=k>>1,near=grown(v-BigInt(k)*LN2)+(1n<<31n)>>32n
return Number(near)/2**128*2**half*2**(k-half)}
const ln=(x,base)=> x > 0 && x!==Infinity ? rounded(base ? logged(x)*ONE/base :logged(x)):Math.log(Number(x))
const raised=(x,y)=>{const about=y*Math.log2(x)
if(y===2){return x*x}
if(! (x > 0 && about < 1025 && about > -1080)){return x**y}
const [m,e]=parts(y)
return risen(moved(logged(x)*m,e))}
$B.$exact={ln,log2:x=> ln(x,LN2),log10:x=> ln(x,LN10),raised,exp:x=> Math.abs(x) < 720 ? risen(fixed(x)):Math.exp(x)}
"""
POWER = """_b_.float.nb_power=function(self,other){const [x,y]=conv_number(self,other)
if(x===$B.NULL ||y===$B.NULL){return _b_.NotImplemented}
if(x===1 ||y===0 ||x===-1 && Math.abs(y)===Infinity){return fast_float(1)}
if(x===0 && y < 0 && y!==-Infinity){$B.RAISE(_b_.ZeroDivisionError,"0.0 cannot be raised to a negative power")}
if(x < 0 && isFinite(x)&& isFinite(y)&& ! Number.isInteger(y)){
return _b_.complex.nb_power($B.make_complex(x,0),fast_float(y))}
if(! x ||! isFinite(x)||! isFinite(y)){return fast_float(x**y)}
const made=raised(Math.abs(x),y)
if(made===Infinity){throw $B.$call(_b_.OverflowError,34,'Numerical result out of range')}
return fast_float(x < 0 && y % 2 ?-made :made)}
"""
