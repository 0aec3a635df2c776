"""What leaves `brython.js`, scope by scope, and what takes its place (`assets/brython_runtime.py` applies it).

A cut goes from its start up to its end, or to the end of the scope; a patch replaces what must stand there that often.
"""

from __future__ import annotations

from assets.brython_coroutines import ASYNC_GENERATORS, COROUTINES_SCOPE, GENERATORS

_PLACE = """$B.isWebWorker=$B.isNode=$B.has_local_storage=$B.has_session_storage=false
var _window=globalThis
$B.protocol='about'
$B.script_dir=$B.script_domain=$B.script_path=$B.curdir=''
$B.strip_host=url=>url
"""
# The name of the time zone is asked of the browser when Python asks for it: it takes some milliseconds.
_ZONE = """Object.defineProperty($B,'tz_name',{configurable:true,get(){
const zone=style=>new Intl.DateTimeFormat($B.language,{timeZoneName:style}).format(new Date()),
short=zone('short'),long=zone('long');let i=0;
while(i<Math.min(short.length,long.length)&&short[i]===long[i])i++
return long.slice(i).trim()}})
"""
_IMPORT = """$B.$import=import_engine
function import_engine(mod_name){
const stored=$B.$modules[mod_name]
if(stored===undefined){const exc=$B.EXC(_b_.ModuleNotFoundError,`No module named '${mod_name}'`)
exc.name=mod_name
throw exc}
const module=Module.$factory(mod_name),set=(name,value)=>$B.module_setattr(module,name,value)
module.$is_package=stored.$is_package
set('__loader__',_b_.None)
set('__spec__',_b_.None)
set('__file__',stored.$file)
set('__package__',stored.$is_package?mod_name:mod_name.split('.').slice(0,-1).join('.'))
if(stored.$is_package){set('__path__',$B.$list([]))}
$B.imported[mod_name]=module
try{stored()}catch(err){delete $B.imported[mod_name]
throw err}
return $B.imported[mod_name]}
"""
_JS_CLASS = """const new_js_class=function(){
var init_func=$B.str_dict_get(cl_dict,'__init__')
if(init_func!==$B.NULL){init_func.apply(this,[this,...arguments])}else{return new bases[0].$js_func(...arguments)}}
"""
_CODE = (
    "$B.RAISE(_b_.RuntimeError,'this page carries no compiler: functions cannot be made from code objects')\n"
)

_ALL = """_b_.all=function(obj){check_nb_args_no_kw('all',1,arguments)
for(const elt of $B.make_js_iterator(obj)){if(! $B.$bool(elt)){return false}}
return true}
"""
# By characters, not by halves of them; the usual slice in one go.
_SLICE = """str.$getitem_slice=function(_self,slice){
const {start,stop,step}=_b_.slice.$conv_for_seq(slice,str.mp_length(_self))
if(step===1){return stop<=start?'':$B.String(_self.substring(pypos2jspos(_self,start),pypos2jspos(_self,stop)))}
const characters=_self.surrogates===undefined?_self:Array.from(_self.valueOf())
let res=''
for(let i=start;step>0?i<stop:i>stop;i+=step){res+=characters[i]}
return $B.String(res)}
"""
_NEXT = """if($._default===$B.NULL){return awaitable}
return{ob_type:$B.coroutine,$args:[],$func:function*(){try{return yield* $B.$await(awaitable)}catch(err){
if($B.is_exc(err,[_b_.StopAsyncIteration])){return $._default}
throw err}}}}
"""

CUTS: tuple[tuple[int, str, str, str], ...] = (
    (0, '"use strict";\nvar __BRYTHON__=globalThis', "if(! Object.hasOwn(RegExp,'escape'))", ""),
    (1, "$B.isWebWorker=('undefined'", "$B.webworkers={}", _PLACE),
    (1, "var date=new Date()\nvar formatter=", "$B.METH_VARARGS=", _ZONE),
    (1, "$B.update_VFS=function(scripts)", "", ""),
    (
        10,
        "var __name__=$B.str_dict_get($.kw,'name',code.co_name)",
        "$B.function.tp_repr=function",
        _CODE + "}\n",
    ),
    (29, "generator_funcs.close=function(self)", "generator_funcs.gi_code_get=", ""),
    (
        29,
        "generator_funcs.send=function(self,value)",
        '$B.generator.tp_methods=["send"',
        GENERATORS,
    ),
    (29, "$B.async_generator.$factory=function(func)", "", ASYNC_GENERATORS),
    (32, "var coroutine_funcs=$B.coroutine.tp_funcs={}", "", COROUTINES_SCOPE),
    (12, "return $B.promise(awaitable).catch(", "_b_.any=function", _NEXT),
    # It took an error of what it iterates over for its end.
    (12, "_b_.all=function(obj)", "_b_.anext=function", _ALL),
    (
        16,
        "if(klass===$B.JSObject){if(js_exc.$py_exc){",
        "exc.__traceback__=exc.__traceback__ ??",
        "exc=$B.$adopt(js_exc)\n",
    ),
    (21, "str.$getitem_slice=function(_self,slice)", "var prefix=2,suffix=3", _SLICE),
    # Nobody draws carets: that takes the source, and the compiler.
    (16, "function make_report(", "function trace_from_stack(err)", ""),
    (
        16,
        "if(src){var lines=src.split('\\n')\nvar positions=false",
        "tb=tb.tb_next}\nif(count_repeats > 1)",
        "",
    ),
    (16, "var python_keywords\nfunction _find_keyword_typos", "$B.error_trace=function", ""),
    (28, "var body=`\n    var _b_ = __BRYTHON__.builtins", "var proto=bases[0].$js_func.prototype", ""),
    (28, "var new_js_class=Function(", "new_js_class.prototype=Object.create(", _JS_CLASS),
    (33, "$B.make_import_paths=function(filename)", "$B.addToImported=function(name,modobj)", ""),
    (
        33,
        "function run_js(module_contents,path,_module)",
        "$B.path_importer_cache={}\nfunction import_error",
        _IMPORT,
    ),
    (33, "$B.$meta_path=[VFSFinder", "", ""),
    (
        34,
        "load:function(script_url){\nvar file_obj=$B.builtins.open(script_url)",
        "mouseCoords:function(ev)",
        "",
    ),
    (
        34,
        "modules['browser.html']=(function($B)",
        "modules['browser']=browser",
        "modules['browser.html']={}}\n",
    ),
    (34, "import_js:function(){", "JSObject:$B.JSObj,JSON:", ""),
    (34, "load:function(script_url){console.log(", "Math:self.Math", ""),
    (34, "py2js:function(src,module_name){", "pyobj2jsobj:function(obj)", ""),
    (
        34,
        "path:{__get__:function(){var filename=$B.get_filename_for_import()",
        "setrecursionlimit:function(value)",
        "path:$B.$list([]),meta_path:$B.$list([]),path_hooks:$B.$list([]),path_importer_cache:$B.empty_dict(),",
    ),
    (34, "var responseType={", "function load(name,module_obj)", ""),
    (
        34,
        "$B.module_setattr($B.imported.builtins,'__spec__',$B.ModuleSpec",
        "var copyright=`",
        "$B.module_setattr($B.imported.builtins,'__spec__',_b_.None)\n",
    ),
    (34, "var builtins_doc=", "$B.imported.builtins=$B.module.tp_new", "var builtins_doc=_b_.None\n"),
    (34, "var copyright=`", "$B.module_setattr($B.imported.builtins,'copyright'", ""),
)
PATCHES: tuple[tuple[int, str, str, int], ...] = (
    (
        28,
        "return pyobj2jsobj(res)}catch(err){$B.handle_error(err)}}",
        "return pyobj2jsobj(res)}catch(err){throw $B.$thrown(err)}}",
        1,
    ),
    (16, "$B.set_exc=function(exc,frame){", "$B.set_exc=function(exc,frame){exc=$B.$adopt(exc)\n", 1),
    (
        23,
        "var other_value=other_nb_float(other).value\n",
        "var other_value=$B.is_int(other)?$B.int_value(other):other_nb_float(other).value\n",
        1,
    ),
    # The empty tuple is one, as it is on CPython.
    (
        6,
        "_b_.bytes.mp_length(b)==0){\nreturn true}\nreturn a===b}",
        "_b_.bytes.mp_length(b)==0){\nreturn true}\nreturn a===b||"
        "a.length===0&&b?.length===0&&a.ob_type===_b_.tuple&&b.ob_type===_b_.tuple}",
        1,
    ),
    (6, "if(frame.$coroutine){if(! frame.$coroutine.$sent)", "if(false){if(! frame.$coroutine.$sent)", 1),
    # Keys that JavaScript would sort, or take for the prototype, live in the table of hashes.
    (
        25,
        "var new_str_key\nif(typeof key=='string'){\nnew_str_key=! Object.hasOwn(self,key)\nself[key]=value}",
        "var new_str_key\nif(typeof key=='string'){if(! self[TABLE]&&(key==='__proto__'||/^(?:0|[1-9]\\d*)$/.test(key))){"
        "convert_all_str(self)}\nnew_str_key=! Object.hasOwn(self,key)\n"
        "if(key==='__proto__'){Object.defineProperty(self,key,{value,writable:true,enumerable:true,configurable:true})}"
        "else{self[key]=value}}",
        1,
    ),
    (25, "{return d.hasOwnProperty(key)}", "{return Object.hasOwn(d,key)}", 1),
    (25, "if(d.hasOwnProperty(key)){return d[key]}", "if(Object.hasOwn(d,key)){return d[key]}", 1),
    (
        28,
        "if(pyobj.$is_async){\nlet jsobj=function(){var res=pyobj.apply(null,arguments)\nreturn $B.coroutine.tp_funcs.send(res)}",
        "if(pyobj.$is_async){\nlet jsobj=function(...args){return $B.$run(pyobj(...args.map(x=>jsobj2pyobj(x))))}",
        1,
    ),
    (30, "let req=new XMLHttpRequest()", "let req=$B.RAISE(_b_.OSError,'a page reads no headers')", 1),
    (16, "if(err._metadata){_find_keyword_typos(err)}", "", 1),
    (34, "console[self.out](s)", "console[self.out](s.endsWith('\\n')?s.slice(0,-1):s)", 1),
    (
        21,
        "for(var char of self.it){yield char}",
        "for(var char of self.it){yield char.length>1?$B.String(char):char}",
        1,
    ),
    (34, "modules['browser'].aio=modules['browser.aio']", "", 1),
)
# Stands where the compiler and the files were.
ABSENT = """(function($B){const _b_=$B.builtins,missing=name=>function(){
$B.RAISE(_b_.RuntimeError,`${name}() cannot be used here: this page carries no compiler`)}
_b_.eval=missing('eval')
_b_.exec=missing('exec')
_b_.compile=missing('compile')
_b_.open=()=>$B.RAISE(_b_.OSError,'a page has no files')
})(__BRYTHON__);
"""
# What a page does without that uses none of these names: the DOM by Python's own operators, `complex`, `memoryview`,
# `match`. The other names of those parts, as far as what is left asks for them.
OPTIONAL = {
    30: r"\b(pyscript|browser|javascript)\b",
    24: r"\b(complex|cmath|make_complex)\b",
    19: r"\bmemoryview\b",
    31: r"\bpattern_match\b",
}
WITHOUT = """(function($B){const _b_=$B.builtins
$B.make_complex=_b_.complex.$factory=()=>$B.RAISE(_b_.ValueError,'this page carries no complex numbers')
$B.DOMNode=$B.make_builtin_class('DOMNode')
$B.DOMNode.$factory=node=>node
$B.DOMEvent=$B.make_builtin_class('DOMEvent')
$B.$isNode=()=>false
})(__BRYTHON__);
"""
# JavaScript's own sort is stable.
SORT = """(function($B){
const order=(a,b)=>a<b?-1:a>b?1:0,points=text=>Array.from(text,x=>x.codePointAt(0)),wide=/[\\ud800-\\udfff]/
$B.$AlphabeticalCompare=(a,b)=>{a=a.valueOf()
b=b.valueOf()
if(! wide.test(a)&&! wide.test(b)){return order(a,b)}
const x=points(a),y=points(b)
for(let i=0;i<x.length&&i<y.length;i++){if(x[i]!==y[i]){return x[i]-y[i]}}
return x.length-y.length}
$B.$TimSort=(list,compare)=>list.sort(compare)
})(__BRYTHON__);
"""
GLUE = r"""
(function($B){const _b_=$B.builtins
$B.$modules=Object.create(null)
$B.stdlib_module_names=[]
$B.debug=0
$B.$options={}
$B.clone=obj=>({...obj})
$B.is_buffer=obj=>$B.get_mro($B.get_class(obj)).some(klass=>klass.$buffer_protocol)
$B.last=list=>list[list.length-1]
$B.get_option=$B.get_page_option=$B.get_option_from_filename=name=>name==='args'?[]:undefined
$B.get_filename=()=>$B.frame_obj===null?undefined:$B.frame_obj.frame.__file__
$B.$local=(name,locals)=>{if(Object.hasOwn(locals,name)){return locals[name]}
const error=$B.EXC(_b_.UnboundLocalError,`cannot access local variable '${name}' where it is not associated with a value`)
error.name=name
throw error}
// What JavaScript threw becomes an exception of Python, and stays the same object.
$B.$adopt=thrown=>{if(thrown!==null&&typeof thrown==='object'&&(thrown.ob_type||thrown.$py)){return thrown.$py??thrown}
const error=thrown instanceof Error?thrown:new Error(String(thrown))
const deep=error instanceof RangeError&&/call stack/.test(error.message)
error.ob_type=deep?_b_.RecursionError:_b_.JavascriptError
error.args=$B.fast_tuple([deep?'maximum recursion depth exceeded':`${error.name}: ${error.message}`])
error.__traceback__=error.__cause__=error.__context__=_b_.None
error.suppress_context=false
error.$js_exc=error
$B.init_dict(error)
return error}
// What Python raised, for JavaScript to catch: the traceback is the message, and it becomes itself when it comes back.
$B.$thrown=raised=>{const exception=$B.$adopt(raised),error=new Error($B.error_trace(exception))
error.name='PythonError'
error.type=$B.class_name(exception)
error.$py=exception
return error}
$B.decode_position=position=>position
$B.scope_name=name=>name.replace(/[^\w$]/g,'_')
$B.$define=(f,frame,infos)=>{f.$function_infos=infos
f.func_globals=$B.obj_dict(frame[3])
f.func_module=infos[0]
f.ob_type=$B.function
f.__annotate__=_b_.None}
$B.$def=(f,frame,qualname,names)=>$B.$define(f,frame,[frame[2],qualname.slice(qualname.lastIndexOf('.')+1),qualname,
frame.__file__,_b_.None,_b_.None,_b_.None,names,null,null,names.length,1,3,[],0,0,names,false,[],frame])
// Iterates over a generator without an exception for its end.
$B.generator[$B.FAST_ITER]=self=>({[Symbol.iterator](){return this},next(){const gen=self.js_gen
if(gen.$finished){return{done:true,value:undefined}}
if(gen.gi_running===true){$B.RAISE(_b_.ValueError,'generator already executing')}
const saved=$B.frame_obj
gen.$has_run=gen.gi_running=true
if(self.$frame){$B.frame_obj=$B.push_frame(self.$frame)}
try{const result=gen.next(_b_.None)
if(result.done){gen.$finished=true}
return result}catch(err){gen.$finished=true
throw $B.$escaped(err)}finally{gen.gi_running=false
$B.frame_obj=saved}}})
$B.$builtin=(name,members)=>{const module=$B.module.$factory(name)
$B.imported[name]=module
$B.addToImported(name,members)}
$B.$module=(name,is_package,file,run)=>{run.$is_package=is_package
run.$file=file
$B.$modules[name]=run}
// Enters Python from the page: on call frames of its own, and an exception never leaves.
const entered=(run,failed)=>{const saved=$B.frame_obj
$B.frame_obj=null
try{return run()}catch(error){return failed(said(error))}finally{$B.frame_obj=saved}}
const said=error=>{const exception=$B.exception(error),name=$B.class_name(exception)
let message
try{message=_b_.str.$factory(exception).valueOf()}catch(_){message=name}
const script=exception.$js_exc??error
return{name,message,traceback:$B.error_trace(exception)+(script instanceof Error?`\n${script.stack}`:'')}}
$B.$entered=entered
$B.$start=port=>{
$B.$builtin('_bascule_port',{
listen:dispatch=>{port.listen(text=>entered(()=>$B.$call(dispatch,$B.String(text)).valueOf(),failure=>JSON.stringify(failure)))
return _b_.None},
update:text=>$B.String(port.update(text.valueOf())),
format:text=>$B.String(port.format(text.valueOf())),
call:text=>{port.call(text.valueOf())
return _b_.None}})
return entered(()=>{$B.$import('__main__')
return null},failure=>failure)}
})(__BRYTHON__);
"""
