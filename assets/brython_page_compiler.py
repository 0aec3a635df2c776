"""Brython's compiler for the pages whose program makes code at run time: `eval`, `exec`, `compile`.

One packed script beside the runtime, which stays as it is for all other pages: the tokenizer, the parser, the symbol
table and the code generator of `brython.js`, changed as for the translator (`assets/brython_compiler.py`) and where
made code differs from a module:

* Its names stand in the dicts that the caller gives, so each is looked up when it is read: in the locals, the globals
  and what the globals have as `__builtins__`. A function in it sees no locals but its own, as on CPython.
* What lowering does for a module while a page is built is done here as it is translated (`brython_page_lowering`).
* The JavaScript runs as an inline script element, which hosts allow where they forbid `eval` and `Function`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from assets import brython_compiler
from assets.brython_page_lowering import LOWERING
from assets.brython_runtime import between, scopes, without
from assets.patching import PatchError, cut, replace

if TYPE_CHECKING:
    from collections.abc import Callable

_TREE, _GENERATOR, _LOADER, _GRAMMAR = 36, 38, 35, 45
# Tokens, tokenizer, syntax tree, code generator, symbol table, actions, strings, numbers, parser's state, keywords,
# grammar; of the loader only what the others ask for.
_KEPT = (3, 4, 36, 38, 39, 40, 41, 42, 43, 44, 45)

_NODE = """ast[kl]=function(...given){arg_list.forEach((name,i)=>{
this[name]=many[i]?$B.$list(given[i]===undefined?[]:given[i]):given[i]})}
"""
# Where a name of made code is looked for; functions in it begin at the globals.
_SPACES = """function make_search_namespaces(scopes){const own=[],nested=scopes.some((scope,i)=>i && ! scope.parent)
const current=last_scope(scopes)
for(const scope of scopes.slice(1).reverse()){
if(! scope.parent && (scope===current || scope.type!=='class')){own.push(make_scope_name(scopes,scope))}}
return spaces(scopes,own,nested)}
function spaces(scopes,own,nested){const globals=make_globals_name(scopes)
return [...own,...(nested || globals===make_scope_name(scopes,scopes[0])?[]:[make_scope_name(scopes,scopes[0])]),
globals,'$builtins']}
function made_scope(name,scopes,block,kind,is_local,up_scope){
const nested=scopes.some((scope,i)=>i && ! scope.parent),outer=kind===SF.GLOBAL_EXPLICIT
if(! nested){return{found:false,outer,resolve:spaces(scopes,[],outer)}}
const in_class=block.type===SF.TYPE_CLASS,free=is_local && in_class && ! local_scope(name,$B.last(scopes)).found
if(outer || kind===SF.GLOBAL_IMPLICIT || free){
const own=in_class && ! outer?[make_scope_name(scopes,up_scope)]:[]
return{found:false,outer,resolve:spaces(scopes,own,true)}}}
"""
_PATCHES: tuple[tuple[int, str, str, int], ...] = (
    # The node classes, which were made from text.
    (36, "arg_list=[],fields=[]", "arg_list=[],many=[],fields=[]", 1),
    (36, "arg_list.push(arg_name)\n", "arg_list.push(arg_name)\nmany.push(arg_type.endsWith('*'))\n", 1),
    (36, "for(var kl in $B.ast_classes){var args=", "for(const kl in $B.ast_classes){let args=", 1),
    (
        38,
        "var scope_name='locals_'+qualified_scope_name(scopes,scope)",
        "if(scope?.$outer){return scope.$outer}\nvar scope_name='locals_'+qualified_scope_name(scopes,scope)",
        1,
    ),
    (
        38,
        "{scope=scopes[0]}else if(up_scope.nonlocals",
        "{scope=scopes[0].$globals}else if(up_scope.nonlocals",
        2,
    ),
    (
        38,
        "if(up_scope.ast instanceof $B.ast.ClassDef && name==up_scope.name){return{found:false",
        "const made=made_scope(name,scopes,block,__scope,is_local,up_scope)\nif(made){return made}\n"
        "if(up_scope.ast instanceof $B.ast.ClassDef && name==up_scope.name){return{found:false",
        1,
    ),
    (38, "return `$B.resolve_in_scopes('${name}', [", "return `$B.$seek('${name}', [", 2),
    (38, "let left_scope=scope.resolve=='global' ?", "let left_scope=scope.outer ?", 1),
    (
        38,
        "js+=`$B.$delete('${target.id}', '${scope.resolve}'",
        "js+=`$B.$forget('${target.id}', ${scope.outer ? make_globals_name(scopes) : 'locals'}",
        1,
    ),
    (
        38,
        'var __file__ = locals.__file__ = `+\n`${JSON.stringify(scopes.filename ?? "<string>")}\\n`+\n'
        "`locals.__name__ = ${JSON.stringify(name)}\\n`+\n`locals.__doc__ = ${extract_docstring(this, scopes)}\\n`",
        'var __file__ = `+\n`${JSON.stringify(scopes.filename ?? "<string>")}\\n`\nconst doc=extract_docstring(this,scopes)\n'
        "if(doc!=='_b_.None'){js+=`locals.__doc__ = ${doc}\\n`}",
        1,
    ),
    (
        38,
        "js+=`,\\n    ${local_name} = locals`}}",
        "js+=`,\\n    ${local_name} = locals`}\n"
        "$B.last(scopes).$globals=namespaces.exec_locals===namespaces.exec_globals?$B.last(scopes)\n"
        ":Object.assign(new Scope(name,'module',this),{$outer:namespaces.global_name})}",
        1,
    ),
    (
        38,
        "prefix+$B.js_from_ast(this.value,scopes)}\n$B.ast.Expression",
        "prefix+(this.$shown?'$B.$show(':'(')+$B.js_from_ast(this.value,scopes)+')'}\n$B.ast.Expression",
        1,
    ),
    # All tokens are read again before this is told.
    (
        44,
        "$B.helper_functions.RAISE_INDENTATION_ERROR(p,last_token.num_type==INDENT ? "
        '"unexpected indent" :"unexpected unindent")',
        "p.known_err_token=last_token\n$B._PyPegen.raise_error(p,_b_.IndentationError,last_token.num_type==INDENT ? "
        '"unexpected indent" :"unexpected unindent")',
        1,
    ),
    (38, "js+=`$B.$delitem(${", "js+=`$B.$drop(${", 1),
    (
        38,
        "let target_ref=name_reference(this.target.id,scopes)",
        "let target_ref=$B.js_from_ast(this.target,scopes)",
        1,
    ),
    # What an exception is called is forgotten after its clause.
    (
        38,
        "js+=prefix+`locals.${mangled} = ${err}\\n`}\njs+=add_body(handler.body,scopes)+'\\n'\n",
        "js+=prefix+`locals.${mangled} = ${err}\\ntry {\\n`}\njs+=add_body(handler.body,scopes)+'\\n'\n"
        "if(handler.name){js+=prefix+`} finally {\\ndelete locals.${mangled}\\n}\\n`}\n",
        2,
    ),
    (
        41,
        "var xhr=new XMLHttpRequest\n",
        "string_error(p,token,'(unicode error) this page does not know characters by their names')\n",
        1,
    ),
    (38, "var prefix='',tab='  '\n", "var prefix='',tab=''\n$B.$unindent=()=>{prefix=''}\n", 1),
    (
        38,
        "js+=$B.$lean ? '' : `locals.$annotations = {}\\n`\nbind(",
        "js+=`locals.$annotations = {}\\n`\nbind(",
        1,
    ),
)


def compiler(brython: str, squeeze: Callable[[str], str] = str) -> str:
    """A classic script for a page in which the runtime has run; `PatchError` for another text of `brython.js`."""
    found = scopes(brython_compiler.patched(brython))
    classes = between(found[_LOADER], "__BRYTHON__.ast_classes=", "__BRYTHON__.ast_attributes=")
    attributes = found[_LOADER][found[_LOADER].index("__BRYTHON__.ast_attributes=") :]
    features = between(found[_LOADER], "function get_line(", "$B.format_indent=")
    escapes = between(found[_LOADER], "var s_escaped=", "function unindent(")
    for number, old, new, count in _PATCHES:
        found[number] = replace(found[number], old, new, count=count)
    found[_TREE] = cut(found[_TREE], "ast[kl]=Function(", "ast[kl]._fields=fields", _NODE)
    found[_GENERATOR] = cut(
        found[_GENERATOR], "function make_search_namespaces(", "function mangle(", _SPACES
    )
    loader = f"(function($B){{const _b_=$B.builtins;\n{features}\n{escapes}\n}})(__BRYTHON__);"
    found[_GRAMMAR] = found[_GRAMMAR][: found[_GRAMMAR].index("// <<< brython compiler chain")]
    parts = [classes, attributes, loader, *(found[number] for number in _KEPT)]
    parts = [without(without(part, "if(test){", "{}"), "console.log(", "()") for part in parts]
    text = "\n".join(
        squeeze(part).strip("\n;") + ";" for part in [*parts, brython_compiler.HELPERS, LOWERING, _MADE]
    )
    for word in ("Function(", "eval(", "XMLHttpRequest", "indexedDB"):
        for match in re.finditer(rf"(?<![\w$.'\"]){re.escape(word)}", text):
            around = text[match.start() - 60 : match.start() + 40]
            raise PatchError(f"brython.js: {word} is left: {around!r}")
    return f"(__BRYTHON__=>{{{text}\n}})(window.BasculeBrython);\n"


_MADE = r"""
(function($B){const _b_=$B.builtins,None=_b_.None,MAPPING=Symbol('mapping'),SLOT='BasculeMade'
$B.file_cache??={}
$B.url2name??={}
$B.$seek=(name,spaces)=>{for(const space of spaces){if(Object.hasOwn(space,name)){return space[name]}}
throw $B.name_error(name)}
$B.$forget=(name,space)=>{if(! Object.hasOwn(space,name)){throw $B.name_error(name)}
delete space[name]}
// A mapping of Python as a namespace of JavaScript. What the code generator keeps for itself, `$…`, is not in it.
const plain=mapping=>({has:name=>_b_.dict.$contains(mapping,name),get:name=>_b_.dict.$getitem(mapping,name,true),
set:(name,value)=>_b_.dict.$setitem(mapping,name,value),drop:name=>_b_.dict.$delitem(mapping,name)})
const asked=mapping=>{const method=name=>(...args)=>$B.$call($B.$getattr(mapping,name),...args),get=method('__getitem__')
let name,value
return{has(wanted){name=wanted
try{value=get(wanted)
return true}catch(error){if($B.is_exc(error,[_b_.KeyError])){return false}
throw error}},get:wanted=>wanted===name?value:get(wanted),set:method('__setitem__'),drop:method('__delitem__')}}
const own=name=>typeof name!=='string'||name[0]==='$'||name==='ob_type'||name==='hasOwnProperty'
const namespace=(mapping,exact)=>{const {has,get,set,drop}=exact?plain(mapping):asked(mapping),side={}
const place=name=>typeof name==='string'&&name[0]==='$'?side:mapping
return new Proxy(mapping,{
get:(_,name)=>name===MAPPING?mapping:own(name)?place(name)[name]:has(name)?get(name):undefined,
has:(_,name)=>own(name)?name in place(name):has(name),
set:(_,name,value)=>{if(own(name)){place(name)[name]=value}else{set(name,value)}
return true},
deleteProperty:(_,name)=>{if(own(name)){delete place(name)[name]}else if(has(name)){drop(name)}
return true},
getOwnPropertyDescriptor:(_,name)=>own(name)?name in side?{value:side[name],writable:true,enumerable:true,configurable:true}
:Object.getOwnPropertyDescriptor(mapping,name):has(name)?{value:get(name),writable:true,enumerable:true,configurable:true}
:undefined})}
const mapped=space=>space[MAPPING]??space
const locals=_b_.locals
_b_.globals=()=>mapped($B.frame_obj.frame[3])
_b_.locals=()=>{const {frame}=$B.frame_obj
return frame.$made?mapped(frame[1]):locals()}
$B.$show=value=>{if(value!==None){_b_._=value
_b_.print(_b_.repr(value))}}
// Runs a script: inline, so it needs no eval. Where the host forbids even that the slot stays empty.
const run=(parameters,body)=>{const script=document.createElement('script')
delete window[SLOT]
try{script.textContent=`window.${SLOT}=function(${parameters}){${body}\n}`
document.head.appendChild(script)}catch(_){}
script.remove()
const made=window[SLOT]
delete window[SLOT]
return made??$B.RAISE(_b_.RuntimeError,'this host does not allow code that is made in the page')}
const text=(source,asked)=>{
if($B.is_bytes(source)){source=$B.bytes_decode(source,'utf-8')}
else if($B.$isinstance(source,_b_.str)){source=source.valueOf()}
else{$B.RAISE(_b_.TypeError,`${asked}() arg 1 must be a string, bytes or code object`)}
source=String(source)
if(source.includes('\0')){$B.RAISE(_b_.SyntaxError,'source code string cannot contain null bytes')}
return source.replace(/^\ufeff/,'').replace(/\r\n?/g,'\n')}
function parsed(source,filename,mode){const parser=new $B.Parser(source,filename,mode==='eval'?'eval':'file')
try{return $B._PyPegen.run_parser(parser)}catch(error){if(error.ob_type||error instanceof RangeError){throw error}
// What it says of numbers is an error of JavaScript.
const token=$B.last(parser.tokens),told=$B.EXC(_b_.SyntaxError,error.message)
Object.assign(told,{filename,lineno:token.lineno,offset:token.col_offset+1,text:token.line,end_lineno:token.end_lineno,
end_offset:token.end_col_offset+1})
throw told}}
const located=(node,like)=>$B.$placed(node,like)
// The tree of a source, as a module: an expression is kept under a name, what stands alone in `single` is shown.
function tree(source,filename,mode){
const found=parsed(source,filename,mode)
if(mode==='eval'){const name=located(new $B.ast.Name('$made',new $B.ast.Store()),found.body)
$B.$prepared(found,source)
return new $B.ast.Module([located(new $B.ast.Assign([name],found.body),found.body)])}
if(mode==='single'){const [first,...rest]=found.body
if(first===undefined||rest.some(next=>next.lineno>first.end_lineno)){
$B.RAISE(_b_.SyntaxError,'multiple statements found while compiling a single statement')}
for(const node of found.body){if(node instanceof $B.ast.Expr){node.$shown=true}}}
$B.$prepared(found,source)
return found}
function generated(code,apart,name){
const {$source:source,$filename:filename,$mode:mode}=code
$B.$lean=false
$B.$sees_class=/\b(super|__class__)\b/.test(source)
$B.$sees_locals=/\b(locals|vars|dir|eval|exec|compile)\b/.test(source)
$B.file_cache[filename]=source
$B.url2name[filename]=name
try{const ast=tree(source,filename,mode),future=$B.future_features(ast,filename),
symtable=$B._PySymtable_Build(ast,filename,future),exec_globals={}
return $B.js_from_root({ast,symtable,filename,src:source,namespaces:{local_name:'$locals',global_name:'$globals',
exec_globals,exec_locals:apart?{}:exec_globals}}).js}finally{delete $B.url2name[filename]
$B.$unindent()}}
const PARAMETERS='__BRYTHON__,$locals,$globals,$builtins,frame,_frame_obj,frame_of_module'
function compiled(code,apart,name){const key=`${apart} ${name}`
return code.$ready.get(key)??code.$ready.set(key,run(PARAMETERS,code.$texts.get(key)??generated(code,apart,name))).get(key)}
function made(source,filename,mode,asked){
const code={ob_type:$B.code,$source:text(source,asked),$filename:filename,$mode:mode,$ready:new Map(),$texts:new Map(),
co_name:'<module>',co_qualname:'<module>',co_filename:filename,co_firstlineno:1,co_flags:64,co_argcount:0,
co_posonlyargcount:0,co_kwonlyargcount:0,co_nlocals:0,co_stacksize:1}
for(const field of ['co_names','co_varnames','co_freevars','co_cellvars','co_consts']){code[field]=$B.fast_tuple([])}
$B.init_dict(code)
if(mode==='eval'){code.$source=code.$source.replace(/^[ \t]+/,'')}
// Now, for what is wrong with it is told now.
code.$texts.set('false builtins',generated(code,false,'builtins'))
return code}
function builtins(globals){
if(! _b_.dict.$contains(globals,'__builtins__')){_b_.dict.$setitem(globals,'__builtins__',_b_)}
const found=_b_.dict.$getitem(globals,'__builtins__',true)
if(found===_b_){return _b_}
if($B.exact_type(found,$B.module)){return $B.imported.builtins===found?_b_:$B.get_dict(found)}
if($B.$isinstance(found,_b_.dict)){return namespace(found,true)}
$B.RAISE(_b_.TypeError,`'${$B.class_name(found)}' object is not subscriptable`)}
function execute(source,given,within,mode){
const asked=mode,caller=$B.frame_obj?.frame
let globals,locals,known=_b_
if(given===None){globals=caller[3]
if(globals[MAPPING]){known=builtins(globals[MAPPING])}
locals=caller[1]===caller[3]?globals:caller[4]===undefined&&! /^</.test(caller[0])?caller[1]:namespace(_b_.locals(),true)}
else{if(! $B.$isinstance(given,_b_.dict)){$B.RAISE(_b_.TypeError,`${mode}() globals must be a dict, not ${$B.class_name(given)}`)}
known=builtins(given)
globals=namespace(given,true)
locals=$B.exact_type(given,_b_.dict)?globals:namespace(given,false)}
if(within!==None&&within!==given){
if(! _b_.hasattr(within,'__getitem__')){$B.RAISE(_b_.TypeError,`locals must be a mapping`)}
locals=mapped(globals)===within?globals:namespace(within,$B.exact_type(within,_b_.dict))}
let code=source
if($B.exact_type(source,$B.code)){if(source.$source===undefined){
$B.RAISE(_b_.TypeError,`${asked}() takes code of compile() here, not that of a function`)}}
else{code=made(source,'<string>',mode,asked)}
const module=Object.hasOwn(globals,'__name__')?String(globals.__name__):'builtins'
const ready=compiled(code,locals!==globals,module),saved=$B.frame_obj,frame=[module,locals,module,globals]
frame.$made=true
$B.enter_frame(frame,code.$filename,1)
try{ready(__BRYTHON__,locals,globals,known,frame,$B.frame_obj,frame)
const value=code.$mode==='eval'?locals.$made:None
delete locals.$made
return value}finally{$B.frame_obj=saved}}
const defaults={globals:None,locals:None}
_b_.eval=function(){const {source,globals,locals}=$B.args('eval',3,{source:null,globals:null,locals:null},arguments,defaults,
null,null,1)
return execute(source,globals,locals,'eval')}
_b_.exec=function(){const {source,globals,locals}=$B.args('exec',3,{source:null,globals:null,locals:null},arguments,defaults,
null,null,1)
execute(source,globals,locals,'exec')
return None}
_b_.compile=function(){const given=$B.args('compile',6,{source:null,filename:null,mode:null,flags:null,dont_inherit:null,
optimize:null},arguments,{flags:0,dont_inherit:false,optimize:-1},null,null)
const mode=String(given.mode)
if(! ['exec','eval','single'].includes(mode)){
$B.RAISE(_b_.ValueError,"compile() mode must be 'exec', 'eval' or 'single'")}
if(given.flags!==0){$B.RAISE(_b_.ValueError,'compile(): a page knows no flags')}
const filename=$B.is_bytes(given.filename)?$B.bytes_decode(given.filename,'utf-8'):given.filename
if(! $B.$isinstance(filename,_b_.str)){
$B.RAISE(_b_.TypeError,`expected str, bytes or os.PathLike object, not ${$B.class_name(filename)}`)}
return made(given.source,String(filename),mode,'compile')}
})(__BRYTHON__);
"""
