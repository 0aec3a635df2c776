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
if(arguments.length===1){if(Array.isArray(obj)&&(obj.ob_type===_b_.list||obj.ob_type===_b_.tuple)){return obj.length}
if(obj?.[$B.OB_TYPE]===_b_.dict){return _b_.dict.mp_length(obj)}}
"""
_CONTAINS = """_b_.dict.sq_contains=function(self,item){
if(arguments.length===2&&! item?.$kw){return _b_.dict.$contains(self,item)}
"""
# Without an exception for what is not there.
_GET = """dict_funcs.get=function(self,wanted,other){
if(wanted!==undefined&&! wanted?.$kw&&! self[$B.JSOBJ]&&arguments.length<4&&! other?.$kw){const value=find(self,wanted)
return value!==$B.NULL?value:other===undefined?_b_.None:other}
"""
_COPY = """dict_funcs.copy=function(self){
if(arguments.length===1&&self[$B.OB_TYPE]===dict){const res=$B.empty_dict()
$copy_dict(res,self)
return res}
"""
# What no text equals is not in a dict that has texts only: no table of hashes is made to find that out.
_FIND = """const textless=key=>{switch(typeof key){case 'number':case 'bigint':case 'boolean':return true}
if(key===_b_.None){return true}
if(key?.ob_type!==_b_.tuple){return false}
$B.$hash(key)
return true}
const find=(self,key)=>{if(typeof key==='string'){return Object.hasOwn(self,key)?self[key]:$B.NULL}
if(! self[TABLE]){if(textless(key)||$B.$getattr($B.get_class(key),'__hash__')===$B.str_dict_get($B.get_dict(_b_.object),'__hash__')){return $B.NULL}
convert_all_str(self)}
const index=index_by_key(self,key)
return index===null?$B.NULL:self[VALUES][index]}
dict.$getitem=function(self,key,ignore_missing){
if(self[$B.JSOBJ]){if(Object.hasOwn(self[$B.JSOBJ],key)){return $B.jsobj2pyobj(self[$B.JSOBJ][key])}
$B.RAISE(_b_.KeyError,key)}
const value=find(self,key)
if(value!==$B.NULL){return value}
"""
_MISSING = """if(! ignore_missing){var klass=$B.get_class(self)"""
# What next() gives of a dict without an object and an exception for its end.
_EACH = """$B.$each_item=(d,give)=>{const version=d[VERSION],texts=! d[KEYS],keys=texts?Object.keys(d):d[KEYS],length=keys.length
let at=0
return ()=>{if(at&&d[VERSION]!==version){$B.RAISE(_b_.RuntimeError,'dictionary changed size during iteration')}
while(at<length){const key=keys[at++]
if(texts?Object.hasOwn(d,key):key!==undefined){return{done:false,value:give(key,texts?d[key]:d[VALUES][at-1])}}}
at=length||1
return{done:true,value:undefined}}}
"""
# A table from which most is gone is made anew: else it grows for ever, and slower than it fills.
_GONE = """self[KEYS][lookup.index]=self[VALUES][lookup.index]=self[HASHES][lookup.index]=undefined
self[GONE]=(self[GONE]??0)+1
if(self[GONE]>32&&self[GONE]*2>self[KEYS].length){repack(self)}
"""
_REPACK = """const GONE=Symbol('GONE')
const repack=d=>{const keys=d[KEYS],values=d[VALUES],hashes=d[HASHES]
d[KEYS]=[]
d[VALUES]=[]
d[HASHES]=[]
d[TABLE]=Object.create(null)
d[GONE]=0
keys.forEach((key,at)=>{if(key===undefined){return}
const hash=hashes[at],index=d[KEYS].push(key)-1
d[VALUES].push(values[at])
d[HASHES].push(hash);(d[TABLE][hash]??=[]).push(index)})}
"""
_LENGTH = """_b_.dict.mp_length=function(self){return self[KEYS]?self[KEYS].length-(self[GONE]??0):Object.keys(self).length}
"""
_POPPED = """for(const keys=self[KEYS];keys.length&&keys.at(-1)===undefined;self[GONE]--){keys.pop()
self[VALUES].pop()
self[HASHES].pop()}
var index=self[KEYS].length-1
while(index >=0){if(self[KEYS][index]!==undefined){let res=$B.fast_tuple([self[KEYS][index],self[VALUES][index]])
dict.$delitem(self,res[0],self[HASHES][index])
return res}
index--}}
"""
# Most keys start with a letter: they are no number, and not `__proto__`.
_SETITEM = """dict.$setitem=function(self,key,value,$hash,from_setdefault){
if(typeof key==='string'&&! self[TABLE]&&! self[$B.JSOBJ]){const first=key.charCodeAt(0)
if(first>95||first>64&&first<91||first===95&&key!=='__proto__'){
if(! Object.hasOwn(self,key)){self[VERSION]=(self[VERSION]??0)+1}
self[key]=value
return _b_.None}}
"""
_ARGUMENTS = """if(arguments.length>1&&cls!==_b_.type&&! arguments[arguments.length-1]?.$kw||arguments.length===1&&cls!==_b_.type){
var $={cls,args:$B.fast_tuple(Array.prototype.slice.call(arguments,1)),kw:$B.empty_dict()}}else{
var $=$B.args(cls?.tp_name ?? '__call__',1,{cls:null},arguments,null,'args','kw')}
var cls=$.cls,args=$.args,kw=$.kw,kw_len=arguments[arguments.length-1]?.$kw?_b_.dict.mp_length(kw):0
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
    (25, "dict.$getitem=function(self,key,ignore_missing){", _MISSING, _FIND),
    (25, "_b_.dict.mp_length=function(self){", "_b_.dict.mp_subscript=", _LENGTH),
    (25, "var index=self[KEYS].length-1\nwhile(index >=0){", "dict_funcs.setdefault=", _POPPED),
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
    (25, "\ndict_funcs.copy=function(self){", "\n" + _COPY, 1),
    (25, "dict.$setitem=function(self,key,value,$hash,from_setdefault){", _SETITEM, 1),
    (25, "dict.$iter_items=function*(d){", _EACH + "dict.$iter_items=function*(d){", 1),
    (25, "hash=hash ?? _b_.hash(key)", "hash=hash ?? $B.$hash(key)", 1),
    (
        25,
        "var hash_method=$B.$getattr($B.get_class(key),'__hash__')\nif(hash_method===",
        "if(textless(key)){return false}\nvar hash_method=$B.$getattr($B.get_class(key),'__hash__')\nif(hash_method===",
        1,
    ),
    (
        25,
        "delete self[VALUES][lookup.index]\ndelete self[KEYS][lookup.index]\ndelete self[HASHES][lookup.index]\n",
        _GONE,
        1,
    ),
    (25, "function convert_all_str(d){", _REPACK + "function convert_all_str(d){\nd[GONE]=0", 1),
    (6, "if(arg && $B.get_class(arg)===$B.generator)", "if(arg?.ob_type===$B.generator)", 1),
    (
        8,
        "var $=$B.args(cls?.tp_name ?? '__call__',1,{cls:null},arguments,null,'args','kw'),"
        "cls=$.cls,args=$.args,kw=$.kw,kw_len=_b_.dict.mp_length(kw)\n",
        _ARGUMENTS,
        1,
    ),
    (
        37,
        "next_func.ob_type=$B.function\nvar descr",
        "next_func.ob_type=$B.function\nnext_func.$once=cls.tp_iternext\nvar descr",
        1,
    ),
    (17, "res.push($B.$call(_b_.int,val))", "res.push(typeof val==='number'?val:$B.$call(_b_.int,val))", 1),
    (
        17,
        "start=$B.$call(_b_.int,self.start)",
        "start=typeof self.start==='number'?self.start:$B.$call(_b_.int,self.start)",
        1,
    ),
    (21, "str_funcs.join=function(self,iterable){", _JOIN, 1),
    (21, "str.$factory=function(){", _STR, 1),
    (37, "$B.finalize_type=function(cls){", _TABLES + "$B.finalize_type=function(cls){", 1),
)
