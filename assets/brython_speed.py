"""What makes Brython start sooner: rewritten parts of `brython.js` that run hundreds of times before the first line of
Python (`assets/brython_runtime.py` applies them, as it does `brython_cuts`).
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

CUTS: tuple[tuple[int, str, str, str], ...] = (
    (1, "$B.add_function_infos=function(", "$B.set_function_infos=function(", _INFOS),
    (37, "for(var slot in $B.wrapper_methods){", "$B.make_getattr(cls)}", _SLOTS),
)
PATCHES: tuple[tuple[int, str, str, int], ...] = (
    (1, "$B.make_mro=function(cls){\n", _ORDER, 1),
    (37, "$B.finalize_type=function(cls){", _TABLES + "$B.finalize_type=function(cls){", 1),
)
