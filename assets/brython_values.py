"""What `brython.js` gets wrong about numbers, text and keyword arguments, mended (applied as `brython_cuts` is)."""

from __future__ import annotations

from assets.brython_powers import EXACT, POWER

# By JavaScript's own `%`, which is C's `fmod`: exact.
_DIVIDED = """function _float_div_mod(vx,wx,name){
if(wx===0){$B.RAISE(_b_.ZeroDivisionError,name)}
let mod=vx % wx,div=(vx-mod)/wx
if(mod){if((wx < 0)!==(mod < 0)){mod+=wx
div-=1}}else if(mod===0){mod=copysign(0,wx)}
let floordiv=Math.floor(div)
if(div-floordiv > 0.5){floordiv+=1}
if(div===0){floordiv=copysign(0,vx/wx)}
return{floordiv,mod}}
"""
_REMAINDER = """_b_.float.nb_remainder=function(self,other){const [x,y]=conv_float(self,other)
if(x===$B.NULL ||y===$B.NULL){return _b_.NotImplemented}
return fast_float(_float_div_mod(x.value,y.value,'float modulo').mod)}
"""
# A sigma that ends a word is another letter; some letters have a form for the start of a word.
_CAPITALIZE = r"""const FINAL=/(?<=(?!\p{Case_Ignorable})\p{Cased}\p{Case_Ignorable}*)Σ(?!\p{Case_Ignorable}*(?!\p{Case_Ignorable})\p{Cased})/gu
function titled(char){if(Object.hasOwn($B.unicode_titles,char)){return $B.unicode_titles[char]}
if(/[\u10d0-\u10ff]/.test(char)){return char}
const [first,...rest]=char.toUpperCase()
return /\p{Lu}/u.test(first)?first+rest.join('').toLowerCase().replace('\u03b9','\u0345'):first+rest.join('')}
str_funcs.capitalize=function(self){$B.check_nb_args_no_kw('str.capitalize',1,arguments)
const [first,...rest]=to_string(self).replace(FINAL,'ς')
return first===undefined?'':$B.String(titled(first)+rest.join('').toLowerCase())}
"""
_TITLE = r"""str_funcs.swapcase=function(self){$B.check_nb_args_no_kw('str.swapcase',1,arguments)
const text=to_string(self),marked=Array.from(text.replace(FINAL,'ς'))
let res='',at=0
for(const char of text){const other=marked[at++]
res+=/\p{Uppercase}/u.test(char)?other.toLowerCase():/\p{Lowercase}/u.test(char)?char.toUpperCase():char}
return $B.String(res)}
str_funcs.title=function(self){$B.check_nb_args_no_kw('str.title',1,arguments)
let res='',within=false
for(const char of to_string(self).replace(FINAL,'ς')){res+=within?char.toLowerCase():titled(char)
within=/\p{Cased}/u.test(char)}
return $B.String(res)}
"""
_ENDSWITH = """suffix=to_string(suffix)
if($.start <=chars.length && s.join('').endsWith(suffix)){return true}}
return false}
"""
_KEYWORDS = """const found=$B.parse_kwargs(last.$kw,fname),kw=$B.empty_dict()
for(const key of found[KEYWORDS]??Object.keys(found)){_b_.dict.$setitem(kw,key,found[key])}
"""
# Text with characters of two units is an object that knows where they are; many methods answer plain text.
_FAR = r"""function far(made){if(typeof made==='string'){return /[\ud800-\udfff]/.test(made)? $B.String(made):made}
if(Array.isArray(made)){for(let i=0;i < made.length;i++){made[i]=far(made[i])}}
return made}
const answering=(own,name)=> own[name]=(method=> function(){return far(method.apply(this,arguments))})(own[name])
answering(_b_.str,'sq_repeat')
for(const name of FAR_METHODS){answering(str_funcs,name)}
_b_.str.staticmethods=["maketrans"]
""".replace(
    "FAR_METHODS",
    str(
        "casefold expandtabs format format_map join ljust lower lstrip partition removeprefix removesuffix replace rjust rpartition rsplit rstrip split splitlines strip translate upper zfill".split()
    ),
)
_PARTITION = """str_funcs.partition=function(self,sep){return parted(self,sep,'indexOf')}
function parted(self,sep,find){check_str(sep);[self,sep]=to_string(self,sep)
if(! sep.length){$B.RAISE(_b_.ValueError,"empty separator")}
const i=self[find](sep)
if(i < 0){return $B.fast_tuple(find==='indexOf' ?[self,'','']:['','',self])}
return $B.fast_tuple([self.substring(0,i),sep,self.substring(i+sep.length)])}
"""
_RPARTITION = "str_funcs.rpartition=function(self,sep){return parted(self,sep,'lastIndexOf')}\n"
_TRANSLATE = """str_funcs.translate=function(self,table){$B.check_nb_args_no_kw('str.translate',2,arguments)
const getitem=$B.$getattr(table,"__getitem__")
let res=''
for(const char of to_string(self)){try{const repl=$B.$call(getitem,char.codePointAt(0))
res+=repl===_b_.None ? '' :$B.is_str(repl)? repl :String.fromCodePoint(repl)}catch(err){
if(! $B.is_exc(err,[_b_.LookupError])){throw err}
res+=char}}
return res}
"""
# An iterator that fails is not asked again.
_UNPACK = """list.$unpack=function(obj){let it
try{it=$B.make_js_iterator(obj)}catch(err){if(! $B.is_exc(err,[_b_.TypeError])){throw err}
$B.RAISE(_b_.TypeError,`Value after * must be an iterable, not ${$B.class_name(obj)}`)}
return $B.$list(Array.from(it))}
"""
# Of a keyword that comes twice Brython takes the last.
_ADDED = """function add_to_kwargs(kw_dict,key,value,name){
if(! $B.is_str(key)){$B.RAISE(_b_.TypeError,'keywords must be strings')}
if(_b_.dict.$contains(kw_dict,key)){$B.RAISE(_b_.TypeError,name+`() got multiple values for keyword argument '${key}'`)}
_b_.dict.$setitem(kw_dict,key,value)}
"""

_BYTES_SLICE = """$B.$isinstance(arg,_b_.slice)){const made=$B.$list(self.source.slice()),given=_b_.list.$factory(value)
for(const byte of given){if(! $B.is_int(byte)){$B.RAISE(_b_.TypeError,'an integer is required')}
if(byte < 0 ||byte > 255){$B.RAISE(_b_.ValueError,"byte must be in range(0, 256)")}}
$B.$setitem(made,arg,given)
if(made.length!==self.source.length){check_exports(self)}
self.source=Array.from(made)}else{
"""

# What is in the other may not be hashed: an error, as in a set of it.
_SUBSET = """return set_funcs.issubset(self,set.$factory(other))}
"""

CUTS: tuple[tuple[int, str, str, str], ...] = (
    (
        18,
        "$B.$isinstance(arg,_b_.slice)){var start=arg.start===_b_.None ? 0 :arg.start\nvar stop=arg.stop===_b_.None ? self.source",
        "$B.RAISE(_b_.TypeError,'list indices must be integer, not '+",
        _BYTES_SLICE,
    ),
    (
        20,
        "else if($B.is_dict(other)){for(let entry of _b_.dict.$iter_items(self)){",
        "set_funcs.issuperset=",
        _SUBSET,
    ),
    (23, "function _float_div_mod(vx,wx){", "const DBL_MANT_DIG=53", _DIVIDED),
    (23, "_b_.float.nb_remainder=function(self,other){", "_b_.float.nb_divmod=", _REMAINDER),
    (23, "_b_.float.nb_power=function(self,other){", "_b_.float.tp_repr=", EXACT + POWER),
    (26, "list.$unpack=function(obj){", "_b_.list.tp_richcompare=", _UNPACK),
    # Text is not changed for the eye: combining characters stand where they stood.
    (
        21,
        "_b_.str.tp_str=function(self){",
        "_b_.str.tp_iter=",
        "_b_.str.tp_str=function(self){return to_string(self)}\n",
    ),
    (21, "str_funcs.partition=function(self,sep)", "str_funcs.removeprefix=", _PARTITION),
    (21, "str_funcs.rpartition=function(self,sep)", "str_funcs.rsplit=", _RPARTITION),
    (21, "str_funcs.translate=function(self,table)", "str_funcs.upper=", _TRANSLATE),
    (21, "str_funcs.capitalize=function(self)", "str_funcs.casefold=", _CAPITALIZE),
    (21, "str_funcs.swapcase=function(self)", "str_funcs.translate=", _TITLE),
    (21, "suffix=suffix.ob_type ? suffix.$brython_value :suffix", "str_funcs.expandtabs=", _ENDSWITH),
)
PATCHES: tuple[tuple[int, str, str, int], ...] = (
    # Of a class that stands on dict too.
    (
        25,
        "if($B.exact_type(self,_b_.dict)){$copy_dict(res,self)\nreturn res}\nreturn res}",
        "$copy_dict(res,self)\nreturn res}",
        1,
    ),
    (
        25,
        "map(x=> _b_.repr(x.key))\nreturn `dict_keys([${keys}])`",
        "map(x=> x.key)\nreturn `dict_keys(${_b_.repr($B.$list(keys))})`",
        1,
    ),
    (25, "return `dict_values([${values}])`", "return `dict_values(${_b_.repr($B.$list(values))})`", 1),
    (26, "if(x==0){list.clear($.self)\nreturn $.self}\n", "if(x < 1){$.self.length=0}\n", 1),
    (
        18,
        "var b=_b_.bytes.tp_repr(self)\n",
        'let b=_b_.bytes.tp_repr(self)\nif(b[1]===\'"\'){b=b.replaceAll("\'","\\\\\'")}\n',
        1,
    ),
    (
        18,
        "var res=[],pos=0\nif($B.$isinstance(table,[bytes,bytearray])&& table.source.length==256)",
        "var res=[],pos=0\nif(table===_b_.None){res=self.source.filter(byte=> ! _delete.includes(byte))}else "
        "if($B.$isinstance(table,[bytes,bytearray])&& table.source.length==256)",
        1,
    ),
    (
        22,
        "x=(256n**BigInt(len))+x}\n",
        "if(x < -(256n**BigInt(len))/2n){$B.RAISE(_b_.OverflowError,'int too big to convert')}\n"
        "x=(256n**BigInt(len))+x}else if(signed && x >=256n**BigInt(len)/2n){$B.RAISE(_b_.OverflowError,'int too big to convert')}\n",
        1,
    ),
    # Divided in place by zero, a number is no infinity.
    (
        6,
        "return $B.fast_float(res_type.x/res_type.y)}",
        "if(res_type.y){return $B.fast_float(res_type.x/res_type.y)}}",
        1,
    ),
    (
        24,
        "Math.sqrt((cx.real.value*cx.real.value)+\n(cx.imag.value*cx.imag.value))",
        "Math.hypot(cx.real.value,cx.imag.value)",
        1,
    ),
    (
        22,
        "return $B.fast_float(Number(x)**Number(y))}",
        "return _b_.float.nb_power(_b_.float.$factory(self),$B.fast_float(Number(y)))}",
        1,
    ),
    (
        23,
        "var divmod=_float_div_mod(x.value,y.value)\nreturn $B.fast_tuple",
        "var divmod=_float_div_mod(x.value,y.value,'float divmod()')\nreturn $B.fast_tuple",
        1,
    ),
    (
        23,
        "var divmod=_float_div_mod(x.value,y.value)\nreturn $B.fast_float",
        "var divmod=_float_div_mod(x.value,y.value,'float floor division by zero')\nreturn $B.fast_float",
        1,
    ),
    (
        21,
        "if(end===null){return self.startsWith(prefix,start)}",
        "if(start > self.length){return false}\nif(end===null){return self.startsWith(prefix,start)}",
        1,
    ),
    (
        12,
        "try{\nreturn $B.rich_op('__divmod__',x,y)}catch(err){if($B.is_exc(err,[_b_.TypeError])){return _b_.tuple.$factory([$B.rich_op('__floordiv__',x,y),$B.rich_op('__mod__',x,y)])}\nthrow err}}",
        "return $B.rich_op('__divmod__',x,y)}",
        1,
    ),
    (
        22,
        "_b_.int.nb_divmod=function(self,other){if(toBigInt(other)===$B.NULL)",
        "$B.method_to_op.__divmod__='divmod()'\n"
        "_b_.int.nb_divmod=function(self,other){if(toBigInt(other)===$B.NULL||toBigInt(self)===$B.NULL)",
        1,
    ),
    (
        22,
        "if(y===$B.NULL){return _b_.NotImplemented}\nif(y==0n)",
        "if(y===$B.NULL||toBigInt(self)===$B.NULL){return _b_.NotImplemented}\nif(y==0n)",
        1,
    ),
    (
        16,
        "return _b_.BaseException.tp_repr(self)}\n$B.set_func_names(_b_.KeyError",
        "return self.args.length?_b_.repr(self.args):''}\n$B.set_func_names(_b_.KeyError",
        1,
    ),
    (
        23,
        "function conv_num(x){if(typeof x=='number'){return x}",
        "function conv_num(x){if(typeof x=='number'||typeof x=='boolean'){return +x}",
        1,
    ),
    (
        18,
        "check_buffer($.new)\n",
        "check_buffer($.new)\nif(! old.source.length){let left=$.count < 0 ? len+1 :$.count\n"
        "for(let i=0;i <=len;i++){if(left-- > 0){res.push(...$new.source)}\nif(i < len){res.push(src[i])}}\n"
        "return this.$factory(res)}\n",
        1,
    ),
    (
        18,
        "i=bytes_funcs.find(self,sep)\nreturn _b_.tuple.$factory([this.$factory(src.slice(0,i))",
        "i=bytes_funcs.find(self,sep)\nif(i < 0){return $B.fast_tuple([self,this.$factory([]),this.$factory([])])}\n"
        "return _b_.tuple.$factory([this.$factory(src.slice(0,i))",
        1,
    ),
    (
        18,
        "i=bytes_funcs.rfind(self,sep)\n",
        "i=bytes_funcs.rfind(self,sep)\nif(i < 0){return $B.fast_tuple([this.$factory([]),this.$factory([]),self])}\n",
        1,
    ),
    (25, "key instanceof String){", "key instanceof String && key.surrogates===undefined){", 1),
    (21, "else if(cp >=0x300 && cp <=0x36F){repl+=\"\\u200B\"+chars[i]+' '}", "", 1),
    (21, "res.push(obj2)", "res.push(to_string(obj2))", 1),
    (21, 'elts=_self.split("")', "elts=Array.from(_self)", 1),
    (
        21,
        "self=self.substr(0,fmt.precision)}",
        "self=str.$getitem_slice(self,_b_.slice.$factory(fmt.precision))}",
        1,
    ),
    (21, '_b_.str.staticmethods=["maketrans"]\n', _FAR, 1),
    (18, "nb+=found}\nreturn nb}", "if(found){nb++\ni+=seq_len-1}}\nreturn nb}", 1),
    (18, "var seq_len=seq.length\nvar le\n", "var seq_len=seq.length\nif(! seq_len){return len+1}\n", 1),
    (18, "for(var i=end-1;i > start-seq_len;i--){", "for(var i=end-seq_len;i >=start;i--){", 1),
    # A zero is a byte too.
    (18, "if(self.source[i]){_res[pos++]=_lower(self.source[i])}", "_res[pos++]=_lower(self.source[i])", 1),
    (18, "if(self.source[i]){_res[pos++]=_upper(self.source[i])}", "_res[pos++]=_upper(self.source[i])", 1),
    (19, "return $B.is_bytes(self.obj)}", "return !! $B.is_bytes(self.obj)}", 1),
    # NaN is true.
    (23, "return _b_.bool.$factory(self.value)}", "return self.value!==0}", 1),
    # What `__getattr__` or a property says of an attribute that is not there is what is said.
    (
        12,
        "var res=$B.object_getattribute(obj,klass,attr)}else{",
        "var res=_default===undefined && klass.$getattribute ? klass.$getattribute(obj,attr)\n"
        ":$B.object_getattribute(obj,klass,attr)}else{",
        1,
    ),
    # A tuple of one number is none.
    (22, "if($B.is_tuple(other)&& other.length==1){other=other[0]}", "", 1),
    # Of whole numbers some are BigInt, which cannot be taken from a number.
    (26, "{return a-b}", "{return a<b?-1:a>b?1:0}", 2),
    (26, "$B.rich_comp('__eq__',a,b)? 0 :1}", "$B.rich_comp('__lt__',b,a)? 1 :0}", 1),
    (
        10,
        "add_to_kwargs(locals[kwarg],key,value)\nreturn",
        "add_to_kwargs(locals[kwarg],key,value,name)\nreturn",
        1,
    ),
    # Keywords that look like whole numbers keep their place.
    (10, "function add_to_kwargs(kw_dict,key,value){$B.str_dict_set(kw_dict,key,value)}", _ADDED, 1),
    (10, "$B.str_dict_set(locals[kwarg],key,value)", "add_to_kwargs(locals[kwarg],key,value,name)", 2),
    (25, "\nvar kw=dict.$to_obj(d)\nreturn{$kw:[kw]}", "\nreturn{$kw:d[TABLE]?[{},d]:[dict.$to_obj(d)]}", 1),
    (6, "extra_kw=kwarg ?{}:undefined", "extra_kw=kwarg ?$B.empty_dict():undefined", 1),
    (6, "if(kwarg){extra_kw[k]=kw[k]}", "if(kwarg){_b_.dict.$setitem(extra_kw,k,kw[k])}", 1),
    (6, "slots[kwarg]=_b_.dict.$from_js(extra_kw)", "slots[kwarg]=extra_kw", 1),
    (
        6,
        "for(var k in kw){if(kw[k]===empty){continue}",
        "for(var k of kw?.[KEYWORDS]?? Object.keys(kw ??{})){if(kw[k]===empty){continue}",
        1,
    ),
    (
        6,
        "$B.parse_kwargs=function(kw_args,fname){var kwa=kw_args[0]\n",
        "$B.parse_kwargs=function(kw_args,fname){var kwa=kw_args[0]\nif(kw_args.length===1){return kwa}\nkwa={...kwa}\nkwa[KEYWORDS]=Object.keys(kwa)\n",
        1,
    ),
    (6, "else{\nkwa[key]=entry.value}", "else{\nkwa[KEYWORDS].push(key)\nkwa[key]=entry.value}", 1),
    (6, "kwa[k]=getitem(kw_arg,k)", "kwa[KEYWORDS].push(k)\nkwa[k]=getitem(kw_arg,k)", 1),
    (6, "var empty={empty:true}", "const KEYWORDS=Symbol('KEYWORDS')\nvar empty={empty:true}", 1),
    (6, "var kw=$B.parse_kwargs(last.$kw,fname)\nkw[$B.OB_TYPE]=_b_.dict\n", _KEYWORDS, 1),
)
