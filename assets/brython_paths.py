"""Short ways through Brython's runtime for what a page's Python does all the time (a script after `brython_cuts.GLUE`).

Each takes only what it knows by its exact type (built-in types, instances of plain classes) and leaves the rest to what
Brython has: a subclass with methods of its own, an odd number of arguments, an error are told there.
"""

from __future__ import annotations

PATHS = r"""
(function($B){const _b_=$B.builtins,{list,tuple,dict,type,object,None}=_b_,DICT=$B.DICT,TYPE=$B.OB_TYPE,FAST=$B.FAST_ITER,END={done:true,value:undefined}
const row=x=>Array.isArray(x)&&(x.ob_type===list||x.ob_type===tuple)
const plain=x=>x!==null&&typeof x==='object'&&x[TYPE]===dict&&! x[$B.JSOBJ]
const found=(klass,attr)=>{for(const one of klass.tp_mro){const own=one[DICT]
if(own!==undefined&&Object.hasOwn(own,attr)){return own[attr]}}}
// An instance whose attributes are found as those of `object` are.
const usual=(x,klass)=>klass!==undefined&&klass.ob_type===type&&klass.$getattribute===object.tp_getattro&&klass.tp_funcs===undefined&&x.tp_name===undefined
// A line is noted at each step where the program has lines.
const idle=()=>{}
const stepped=(next,line,frame,number)=>line===idle?{[Symbol.iterator](){return this},next}:
{[Symbol.iterator](){return this},next(){line(frame,number)
return next()}}
list[FAST]=tuple[FAST]=(self,line,frame,number)=>{if(line===idle){return self.values()}
let at=0
return stepped(()=>at<self.length?{done:false,value:self[at++]}:END,line,frame,number)}
const each=(kind,of,give)=>{kind[FAST]=(self,line,frame,number)=>{const d=of(self)
return stepped(plain(d)?$B.$each_item(d,give):steps(self),line,frame,number)}}
const steps=self=>{const it=$B.$iter(self),next=$B.$getattr($B.get_class(it),'__next__',null)
if(next===null){return null}
const once=next.$once
return ()=>{try{if(once===undefined){return{done:false,value:$B.$call(next,it)}}
const {done,value}=once(it).next()
return done?END:{done,value}}catch(err){if($B.is_exc(err,[_b_.StopIteration])){return END}
throw err}}}
const seen=view=>view.dict_obj
each(dict,d=>d,key=>key)
each($B.dict_keys,seen,key=>key)
each($B.dict_values,seen,(_,value)=>value)
each($B.dict_items,seen,(key,value)=>$B.fast_tuple([key,value]))
$B.make_js_iterator=function(self,frame,number){const kind=$B.get_class(self),line=frame===undefined||frame===$B.NULL?idle:$B.set_lineno
if(Object.hasOwn(kind,FAST)){return kind[FAST](self,line,frame,number)}
const next=steps(self)
if(next!==null){return stepped(next,line,frame,number)}}
const getitem=$B.$getitem
$B.$getitem=function(self,item){if(typeof item==='number'){if(row(self)){const value=self[item<0?self.length+item:item]
if(value!==undefined){return value}}}else if(typeof item==='string'&&plain(self)&&Object.hasOwn(self,item)){return self[item]}
return getitem(self,item)}
const setitem=$B.$setitem
$B.$setitem=function(self,item,value){if(plain(self)){dict.$setitem(self,item,value)
return}
return setitem(self,item,value)}
const compare=$B.rich_comp
$B.rich_comp=function(op,x,y){const kind=typeof x
if(kind===typeof y){if(kind==='number'||kind==='string'&&(op==='__eq__'||op==='__ne__')){switch(op){case '__eq__':return x===y
case '__ne__':return x!==y
case '__lt__':return x<y
case '__le__':return x<=y
case '__gt__':return x>y
case '__ge__':return x>=y}}
if(row(x)&&row(y)&&x.ob_type===y.ob_type){const told=x.ob_type.tp_richcompare(x,y,op)
if(told!==_b_.NotImplemented){return told}}}
return compare(op,x,y)}
const operate=$B.rich_op1
const counted=(op,x,y)=>{let z
switch(op){case '__add__':z=x+y
break
case '__sub__':z=x-y
break
case '__mul__':z=x*y
break
case '__floordiv__':if(x>=0&&y>0){z=(x-x % y)/y}
break
case '__mod__':if(x>=0&&y>0){z=x % y}}
return Number.isSafeInteger(z)?z===0?0:z:undefined}
$B.rich_op1=function(op,x,y){if(typeof x==='number'&&typeof y==='number'){const z=counted(op,x,y)
if(z!==undefined){return z}}
return operate(op,x,y)}
const augmented=$B.augm_assign,AUGMENTED={'+=':'__add__','-=':'__sub__','*=':'__mul__'}
$B.augm_assign=function(x,op,y){if(typeof x==='number'&&typeof y==='number'){const z=counted(AUGMENTED[op],x,y)
if(z!==undefined){return z}}
return augmented(x,op,y)}
const truth=$B.$bool
$B.$bool=function(x){if(x===true||x===false){return x}
if(x===None){return false}
if(row(x)){return x.length>0}
return truth(x)}
const is=$B.$is
$B.$is=function(x,y){if(x===y){return true}
if(y===None||x===None||y?.tp_name!==undefined){return false}
return is(x,y)}
const member=$B.$is_member
$B.$is_member=function(item,self){if(typeof item==='string'){if(plain(self)){return Object.hasOwn(self,item)}
if(typeof self==='string'){return self.includes(item)}}
return member(item,self)}
const getattr=$B.$getattr
$B.$getattr=function(self,attr,other){if(self!==null&&typeof self==='object'){const klass=self.ob_type,own=self[DICT]
if(own!==undefined&&usual(self,klass)){const shared=found(klass,attr)
if(Object.hasOwn(own,attr)){if(shared===undefined){return own[attr]}}
else if(typeof shared==='function'&&shared.ob_type===$B.function){return $B.method.$factory(shared,self)}
else if(shared===None||typeof shared==='boolean'||typeof shared==='number'||typeof shared==='string'){return shared}}}
return getattr(self,attr,other)}
const setattr=$B.$setattr
$B.$setattr=function(self,attr,value){if(self!==null&&typeof self==='object'){const klass=self.ob_type,own=self[DICT]
if(own!==undefined&&klass!==undefined&&klass.ob_type===type&&klass.tp_setattro===object.tp_setattro&&self.tp_name===undefined&&value!==undefined
&&value!==$B.NULL&&found(klass,attr)===undefined&&found(klass,'__slots__')===undefined){dict.$setitem(own,attr,value)
return None}}
return setattr(self,attr,value)}
// Calls a method without binding it, where it is a plain one of the object's class.
$B.$method=function(self,attr,a,b){let func
if(self!==null&&self!==undefined&&self.tp_name===undefined){const klass=$B.get_class(self),funcs=klass.tp_funcs
if(funcs!==undefined){if(Object.hasOwn(funcs,attr)&&funcs[attr].ob_type===$B.builtin_method){func=funcs[attr]}}
else if(usual(self,klass)){const own=self[DICT]
if(! (own&&Object.hasOwn(own,attr))){const method=found(klass,attr)
if(method?.ob_type===$B.function){func=method}}}}
if(func!==undefined){switch(arguments.length){case 2:return func(self)
case 3:return func(self,a)
case 4:return func(self,a,b)}
return func(self,...Array.prototype.slice.call(arguments,2))}
return $B.$call($B.$getattr(self,attr),...Array.prototype.slice.call(arguments,2))}
const resolve=$B.resolve_in_scopes
$B.resolve_in_scopes=function(name,spaces){for(const space of spaces){if(Object.hasOwn(space,name)){return space[name]}
if(space===$B.exec_scope||space.$proxy||space.$dict||space.ob_type===$B.module){break}}
return resolve(name,spaces)}
class Unpacked{constructor(items){this.items=items
this.at=0}
read_one(){return this.items[this.at++]}}
const unpack=$B.unpacker
$B.unpacker=function(self,count,starred,...more){return row(self)&&! starred&&self.length===count?new Unpacked(self.ob_type===tuple?self:self.slice()):unpack(self,count,starred,...more)}
})(__BRYTHON__);
"""
