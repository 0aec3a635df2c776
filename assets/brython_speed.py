"""What makes Brython start and show sooner: parts of `brython.js` that run hundreds of times before the first line of
Python, and short ways for what a page's Python calls most: a function of few arguments, `type(x)`, `x in d`, `d.get(x)`,
`len(x)`, `str(x)` and `"".join(x)`. Where one is not taken, Brython's own code runs (`assets/brython_runtime.py` applies
these as it does `brython_cuts`).
"""

from __future__ import annotations

# A builtin's name, module and the rest in one go, not by way of an object a function.
_INFOS = """$B.add_function_infos=function(klass,attr,module,qualname){const f=klass[attr]
module=module ?? klass.__module__
const made=[module,attr,qualname ?? module+'.'+attr,undefined,[],{},f.__doc__ ||'']
f.$function_infos=f.$function_infos===undefined?made:[...made,...f.$function_infos.slice(made.length)]}
"""
# A type has about ten of the sixty slots: look at those it has, in the table's order.
_SLOTS = """for(const slot of Object.keys(cls).filter(name=>PLACES.has(name)&&cls[name]).sort((a,b)=>PLACES.get(a)-PLACES.get(b))){
WRAP[slot](cls,slot)}
for(const slot of INHERITED){if(! cls[slot]){cls[slot]=$B.NULL
for(let i=1;i<cls.tp_mro.length;i++){const kls=cls.tp_mro[i]
if(Object.hasOwn(kls,slot)){cls[slot]=kls[slot]
break}}}}
"""
_TABLES = """const WRAP=$B.wrapper_methods,PLACES=new Map(Object.keys(WRAP).map((name,at)=>[name,at])),
INHERITED=['tp_call','tp_descr_get','tp_descr_set','tp_init','tp_iter','tp_new','tp_setattro']
"""

# With one base there is nothing to merge.
_ORDER = """$B.make_mro=function(cls){
if(cls?.tp_bases.length===1&&cls.tp_bases[0].tp_mro?.[0]===cls.tp_bases[0]){return [cls,...cls.tp_bases[0].tp_mro]}
"""

# Gathering and spreading arguments costs more than most calls.
_CALL = """$B.$call=function(callable,a,b,c){
if(typeof callable==='function'){if(! callable.$in_js_module){switch(arguments.length){
case 1:return callable()
case 2:return callable(a)
case 3:return callable(a,b)
case 4:return callable(a,b,c)}}}
else if(callable?.$factory){switch(arguments.length){
case 1:return callable.$factory()
case 2:return callable.$factory(a)
case 3:return callable.$factory(a,b)
case 4:return callable.$factory(a,b,c)}}
else if(callable?.ob_type===$B.method&&! callable.$in_js_module){switch(arguments.length){
case 1:return $B.$call(callable.im_func,callable.im_self)
case 2:return $B.$call(callable.im_func,callable.im_self,a)
case 3:return $B.$call(callable.im_func,callable.im_self,a,b)}}
return $B.$call_all(...arguments)}
$B.$call_all=function(callable,...args){"""
_TYPE = """type.$factory=function(x){
if(arguments.length===1&&! x?.$kw){return $B.get_class(x)}
"""
_LEN = """len=_b_.len=function(obj){
if(arguments.length===1&&Array.isArray(obj)&&(obj.ob_type===_b_.list||obj.ob_type===_b_.tuple)){return obj.length}
"""
_CONTAINS = """_b_.dict.sq_contains=function(self,item){
if(arguments.length===2&&typeof item==='string'){return _b_.dict.$contains(self,item)}
"""
# Without an exception for what is not there.
_GET = """dict_funcs.get=function(self,wanted,other){
if(typeof wanted==='string'&&! self[$B.JSOBJ]&&arguments.length<4&&! other?.$kw){
return Object.hasOwn(self,wanted)?self[wanted]:other===undefined?_b_.None:other}
"""
_JOIN = """str_funcs.join=function(self,iterable){
if(arguments.length===2&&typeof self==='string'&&Array.isArray(iterable)&&! iterable[$B.JSOBJ]&&
(iterable.ob_type===_b_.list||iterable.ob_type===_b_.tuple)&&iterable.every(item=>typeof item==='string')){
return iterable.join(self)}
"""
_STR = """str.$factory=function(x){
if(arguments.length===1&&typeof x==='string'){return x}
"""

CUTS: tuple[tuple[int, str, str, str], ...] = (
    (1, "$B.add_function_infos=function(", "$B.set_function_infos=function(", _INFOS),
    (37, "for(var slot in $B.wrapper_methods){", "$B.make_getattr(cls)}", _SLOTS),
)
PATCHES: tuple[tuple[int, str, str, int], ...] = (
    (1, "$B.make_mro=function(cls){\n", _ORDER, 1),
    (6, "$B.$call=function(callable,...args){", _CALL, 1),
    (8, "type.$factory=function(){", _TYPE, 1),
    (12, "len=_b_.len=function(obj){", _LEN, 1),
    (25, "_b_.dict.sq_contains=function(self){", _CONTAINS, 1),
    (25, "dict_funcs.get=function(self){", _GET, 1),
    (21, "str_funcs.join=function(self,iterable){", _JOIN, 1),
    (21, "str.$factory=function(){", _STR, 1),
    (37, "$B.finalize_type=function(cls){", _TABLES + "$B.finalize_type=function(cls){", 1),
)
