"""Coroutines and asynchronous generators of pages: JavaScript generators that Python steps, as CPython does.

Rules of their state
1. A coroutine runs on call frames of its own (`$frames`): those of whoever steps it are put aside and put back. So what
   translated code counts in frames holds on every step, and a traceback shows the author's lines only.
2. It is stepped by `send`, `throw` or `close`, or delegated to once by an `await`; then it is used up.
3. What a step yields goes unchanged to whoever steps the outermost coroutine: the event loop (`asyncio`).
4. A promise of the page is awaited as a future, which `asyncio` makes (`$B.$future`).
5. What an asynchronous generator yields is a `Given`; all else that it yields is what it awaits.
"""

from __future__ import annotations

COROUTINES_SCOPE = """var coroutine_funcs=$B.coroutine.tp_funcs={}
const used=self=>{if(self.$gen||self.$done){$B.RAISE(_b_.RuntimeError,'cannot reuse already awaited coroutine')}}
const start=self=>{self.$gen=self.$func.apply(null,self.$args)}
function step(self,method,value){
if(self.$done){$B.RAISE(_b_.RuntimeError,'cannot reuse already awaited coroutine')}
if(self.$running){$B.RAISE(_b_.ValueError,'coroutine already executing')}
const saved=$B.frame_obj
let result
self.$running=true
$B.frame_obj=self.$frames??null
try{result=self.$gen[method](value)}catch(err){self.$done=true
if($B.is_exc(err,[_b_.StopIteration])){$B.RAISE(_b_.RuntimeError,'coroutine raised StopIteration')}
throw err}finally{self.$running=false
self.$frames=$B.frame_obj
$B.frame_obj=saved}
if(result.done){self.$done=true
throw $B.$call(_b_.StopIteration,result.value??_b_.None)}
return result.value}
const raised=(type,value)=>{if($B.is_type(type)){
if(! _b_.issubclass(type,_b_.BaseException)){$B.RAISE(_b_.TypeError,'exceptions must derive from BaseException')}
return value===undefined||value===_b_.None?$B.$call(type):$B.$isinstance(value,type)?value:$B.$call(type,value)}
return type}
$B.$raised=raised
coroutine_funcs.send=function(self,value){
if(! self.$gen){if(value!==_b_.None&&! self.$done){
$B.RAISE(_b_.TypeError,"can't send non-None value to a just-started coroutine")}
if(! self.$done){start(self)}}
return step(self,'next',value)}
coroutine_funcs.throw=function(self,type,value){
const exc=raised(type,value)
if(! self.$gen&&! self.$done){self.$done=true
throw exc}
return step(self,'throw',exc)}
coroutine_funcs.close=function(self){
if(self.$gen&&! self.$done){
try{step(self,'throw',$B.EXC(_b_.GeneratorExit))}catch(err){
if($B.is_exc(err,[_b_.GeneratorExit,_b_.StopIteration])){return _b_.None}
throw err}
$B.RAISE(_b_.RuntimeError,'coroutine ignored GeneratorExit')}
self.$done=true
return _b_.None}
const named=(self,name)=>self.$func.$function_infos?self.$func.$function_infos[$B.func_attrs[name]]:'coroutine'
coroutine_funcs.__await__=self=>({ob_type:$B.generator,js_gen:$B.$await(self)})
coroutine_funcs.__name___get=self=>named(self,'__name__')
coroutine_funcs.__name___set=_b_.None
coroutine_funcs.__qualname___get=self=>named(self,'__qualname__')
coroutine_funcs.__qualname___set=_b_.None
coroutine_funcs.cr_running_get=self=>!! self.$running
coroutine_funcs.cr_running_set=_b_.None
$B.coroutine.tp_methods=["send","throw","close","__await__"]
$B.coroutine.tp_getset=["__name__","__qualname__","cr_running"]
$B.set_func_names(coroutine,"builtins")
$B.make_async=func=>{
if(func.$is_genfunc){return func}
const f=function(){return{ob_type:coroutine,$args:arguments,$func:func}}
Object.assign(f,func)
f.$is_async=true
$B.init_dict(f)
return f}
$B.$aiter=iterable=>$B.$call($B.$getattr($B.get_class(iterable),'__aiter__'),iterable)
$B.$anext=function*(iterator){
try{return yield* $B.$await($B.$call($B.$getattr($B.get_class(iterator),'__anext__'),iterator))}catch(err){
if($B.is_exc(err,[_b_.StopAsyncIteration])){return $B.NULL}
throw err}}
$B.$is_promise=obj=>obj instanceof Promise||(typeof obj==='object'&&obj!==null&&! obj.ob_type&&typeof obj.then==='function')
$B.$await=function*(obj){
if($B.get_class(obj)===coroutine){used(obj)
start(obj)
obj.$done=true
return yield* obj.$gen}
if($B.$is_promise(obj)){if(! $B.$future){$B.RAISE(_b_.RuntimeError,'no running event loop')}
obj=$B.$future(obj)}
const method=$B.$getattr($B.get_class(obj),'__await__',$B.NULL)
if(method===$B.NULL){$B.RAISE(_b_.TypeError,`'${$B.class_name(obj)}' object can't be awaited`)}
const iterator=$B.$call(method,obj),type=$B.get_class(iterator)
const next=$B.$getattr(type,'__next__',$B.NULL)
if(next===$B.NULL){
$B.RAISE(_b_.TypeError,`__await__() returned non-iterator of type '${$B.class_name(iterator)}'`)}
let sent=_b_.None,thrown
for(;;){let item
const frames=$B.frame_obj
try{
if(thrown!==undefined){const method=$B.$getattr(iterator,'throw',$B.NULL)
if(method===$B.NULL){throw thrown}
item=$B.$call(method,thrown)}else if(sent===_b_.None){item=$B.$call(next,iterator)}else{
item=$B.$call($B.$getattr(iterator,'send'),sent)}}catch(err){$B.frame_obj=frames
if($B.is_exc(err,[_b_.StopIteration])){return err.value??_b_.None}
throw err}
$B.frame_obj=frames
try{sent=yield item
thrown=undefined}catch(err){thrown=err}}}
"""
# Brython minds a StopIteration only where it is raised, and forgets the frames of a generator that it throws into.
GENERATORS = """
$B.$escaped=err=>{if(! $B.is_exc(err,[_b_.StopIteration])){return err}
const exc=$B.EXC(_b_.RuntimeError,'generator raised StopIteration')
exc.__cause__=exc.__context__=err
exc.suppress_context=true
return exc}
function step(self,method,value){const gen=self.js_gen
if(gen.gi_running===true){$B.RAISE(_b_.ValueError,'generator already executing')}
const saved=$B.frame_obj
gen.$has_run=gen.gi_running=true
if(self.$frame){$B.frame_obj=$B.push_frame(self.$frame)}
try{const result=gen[method](value)
gen.$finished=result.done
return result}catch(err){gen.$finished=true
throw $B.$escaped(err)}finally{gen.gi_running=false
$B.frame_obj=saved}}
const given=result=>{if(! result.done){return result.value}
let value=result.value
if(value&&$B.exact_type(value,$GeneratorReturn)){value=value.value}
throw value===undefined||value===_b_.None?$B.$call(_b_.StopIteration):$B.$call(_b_.StopIteration,value)}
generator_funcs.close=function(self){const gen=self.js_gen
if(gen.$finished||! gen.$has_run){gen.$finished=true
gen.return()
return _b_.None}
try{if(step(self,'throw',$B.EXC(_b_.GeneratorExit)).done){return _b_.None}}catch(err){
if($B.is_exc(err,[_b_.GeneratorExit])){return _b_.None}
throw err}
$B.RAISE(_b_.RuntimeError,'generator ignored GeneratorExit')}
generator_funcs.send=function(self,value){const gen=self.js_gen
if(gen.$finished){throw $B.$call(_b_.StopIteration)}
if(! gen.$has_run&&value!==_b_.None){
$B.RAISE(_b_.TypeError,"can't send non-None value to a just-started generator")}
return given(step(self,'next',value))}
generator_funcs.throw=function(self,type,value){return given(step(self,'throw',$B.$raised(type,value)))}
$B.$delegate=function*(iterable){const iterator=_b_.iter(iterable),own=name=> $B.$getattr(iterator,name,$B.NULL)
for(let sent=_b_.None,thrown;;){let item
try{if(thrown===undefined){item=sent===_b_.None ? _b_.next(iterator):$B.$call(own('send'),sent)}else{
const leaving=$B.is_exc(thrown,[_b_.GeneratorExit]),method=own(leaving ? 'close' :'throw')
if(method!==$B.NULL){item=leaving ? $B.$call(method):$B.$call(method,thrown)}
if(leaving ||method===$B.NULL){throw thrown}}}catch(err){if(err!==thrown && $B.is_exc(err,[_b_.StopIteration])){return $B.$getattr(err,'value')}
throw err}
try{sent=yield item
thrown=undefined}catch(err){thrown=err}}}
"""
ASYNC_GENERATORS = """class Given{constructor(value){this.value=value}}
$B.$give=value=>new Given(value)
$B.async_generator.$factory=function(func,name){return function(){
const gen=func.apply(null,arguments)
gen.$name=name
return{ob_type:$B.async_generator,js_gen:gen,ag_running:false}}}
$B.async_generator.tp_repr=self=>`<async_generator object ${self.js_gen.$name}>`
$B.async_generator.tp_finalize=function(self){}
$B.async_generator.am_aiter=self=>self
const later=(func,...args)=>({ob_type:$B.coroutine,$args:args,$func:func})
function* drive(self,method,value){
if(self.ag_running){$B.RAISE(_b_.RuntimeError,'asynchronous generator is already running')}
if(self.$finished){if(method==='throw'){throw value}
throw $B.$call(_b_.StopAsyncIteration)}
if(! self.$started&&method==='throw'){self.$finished=true
throw value}
self.$started=self.ag_running=true
const outer=$B.frame_obj
$B.frame_obj={prev:outer,frame:self.$frame,count:1}
try{for(;;){
const result=self.js_gen[method](value)
if(result.done){self.$finished=true
throw $B.$call(_b_.StopAsyncIteration)}
if(result.value instanceof Given){return result.value.value}
try{value=yield result.value
method='next'}catch(err){value=err
method='throw'}}}catch(err){self.$finished=true
throw err}finally{self.ag_running=false
$B.frame_obj=outer}}
function* close(self){
if(self.$finished||! self.$started){self.$finished=true
return _b_.None}
try{yield* drive(self,'throw',$B.$call(_b_.GeneratorExit))}catch(err){
if($B.is_exc(err,[_b_.GeneratorExit,_b_.StopAsyncIteration])){return _b_.None}
throw err}
$B.RAISE(_b_.RuntimeError,'async generator ignored GeneratorExit')}
$B.async_generator.am_anext=self=>later(drive,self,'next',_b_.None)
const async_generator_funcs=$B.async_generator.tp_funcs={}
async_generator_funcs.asend=(self,value)=>later(drive,self,'next',value)
async_generator_funcs.athrow=(self,type,value)=>later(drive,self,'throw',$B.$raised(type,value))
async_generator_funcs.aclose=self=>later(close,self)
$B.async_generator.tp_methods=["asend","athrow","aclose"]
$B.async_generator.tp_members=[["ag_running",$B.TYPES.BOOL,"ag_running",1]]
$B.set_func_names($B.async_generator,"builtins")
"""
