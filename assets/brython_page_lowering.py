"""What lowering does for a module while a page is built, done in the page for code that is made there.

Part of `assets/brython_page_compiler.py`: the nodes of Brython's syntax tree write calls of the same helpers, those of
`_bascule_lower`. Which builtins and methods these are is told by `__BRYTHON__.$lowering`, which the builder writes from
the tables of `bascule.build.lower` (`bascule/build/engines/brython_made.py`): `{builtins: {name: helper}, methods:
{name: least number of arguments}, types: {"str.maketrans": helper}, raw: [name], modules: {name: stand-in}}`.
"""

from __future__ import annotations

LOWERING = r"""
(function($B){const _b_=$B.builtins,None=_b_.None,ast=$B.ast,{builtins,methods,types,raw,modules}=$B.$lowering
const plain=['index','count','pop','insert','update','replace']
const PLACE=['lineno','col_offset','end_lineno','end_col_offset']
$B.$placed=(node,like)=>{for(const name of PLACE){node[name]=like[name]}
return node}
let helpers
$B.$helper=name=>{helpers??=$B.imported._bascule_lower??$B.$import('_bascule_lower')
return $B.module_getattr(helpers,`_b_${name}`)}
$B.$lowered=(name,...args)=>$B.$call($B.$helper(name),...args)
$B.$swap=(name,value)=>value===_b_[name]?$B.$helper(builtins[name]):value
$B.$typed=(name,attr,value)=>value!==_b_[name]?$B.$getattr(value,attr):$B.$helper(types[`${name}.${attr}`]??`m_${attr}`)
$B.$percent=(left,right)=>$B.$isinstance(left,$B.fast_tuple([_b_.str,_b_.bytes]))?$B.$lowered('percent',left,right)
:$B.rich_op1('__mod__',left,right)
$B.$drop=(owner,key)=>$B.$isinstance(key,_b_.slice)?$B.$delitem(owner,key):$B.$lowered('delitem',owner,key)
const written=(kind,write)=>{const prototype=ast[kind].prototype,before=prototype.to_js
prototype.to_js=function(scopes){return write.call(this,scopes,before)}}
const js=(node,scopes)=>$B.js_from_ast(node,scopes)
// A node that stands for text, in the place of another.
const text=(made,like)=>$B.$placed({to_js:()=>made},like)
const named=(node,names)=>node instanceof ast.Name&&Object.hasOwn(names,node.id)
const waits=node=>{if(node instanceof ast.Await||node instanceof ast.comprehension&&node.is_async){return true}
if(Array.isArray(node)){return node.some(waits)}
return (node?.constructor?._fields??[]).some(name=>waits(node[name]))}
const CONVERSIONS={114:'repr',115:'str',97:'ascii'}
function shaped(node,scopes){if(! (node instanceof ast.FormattedValue)){return js(node,scopes)}
const kind=CONVERSIONS[node.conversion],value=kind?`$B.$lowered('${kind}', ${js(node.value,scopes)})`:js(node.value,scopes)
return node.format_spec?`$B.$lowered('format', ${value}, ${js(node.format_spec,scopes)})`
:kind?value:`$B.$lowered('format', ${value})`}
written('JoinedStr',function(scopes){return `$B.$lowered('fstr', ${this.values.map(node=>shaped(node,scopes)).join(', ')})`})
written('BinOp',function(scopes,before){
if(this.op instanceof ast.Mod){return `$B.$percent(${js(this.left,scopes)}, ${js(this.right,scopes)})`}
if(this.op instanceof ast.Pow){return `$B.$lowered('pow', ${js(this.left,scopes)}, ${js(this.right,scopes)})`}
return before.call(this,scopes)})
written('Subscript',function(scopes,before){const slice=this.slice
if(! (slice instanceof ast.Slice)||! slice.step||slice.step===None){return before.call(this,scopes)}
const [start,stop,step]=[slice.lower,slice.upper,slice.step].map(node=>node&&node!==None?js(node,scopes):'_b_.None')
return `$B.$lowered('slice', ${js(this.value,scopes)}, ${start}, ${stop}, ${step})`})
written('Attribute',function(scopes,before){const {value,attr}=this
if(value instanceof ast.Name&&_b_[value.id]?.ob_type===_b_.type&&(Object.hasOwn(types,`${value.id}.${attr}`)||
Object.hasOwn(methods,attr)&&! plain.includes(attr))){return `$B.$typed('${value.id}', '${attr}', ${js(value,scopes)})`}
return before.call(this,scopes)})
const swapped=(node,scopes)=>text(`$B.$swap('${node.id}', ${js(node,scopes)})`,node)
const supers=node=>node instanceof ast.Call&&node.func instanceof ast.Name&&node.func.id==='super'
written('Call',function(scopes,before){const call=$B.$placed(Object.assign(Object.create(ast.Call.prototype),this),this),{func}=this
const name=func.id??func.attr
if(! raw.includes(name)){call.args=this.args.map(node=>named(node,builtins)?swapped(node,scopes):node)
call.keywords=this.keywords.map(word=>named(word.value,builtins)?
$B.$placed(Object.assign(Object.create(ast.keyword.prototype),word,{value:swapped(word.value,scopes)}),word):word)}
if(named(func,builtins)&&(func.id!=='vars'||this.args.length)){call.func=swapped(func,scopes)}
else if(func instanceof ast.Attribute&&Object.hasOwn(methods,func.attr)&&this.args.length>=methods[func.attr]&&
! supers(func.value)){call.func=text(`$B.$helper('m_${func.attr}')`,func)
call.args=[func.value,...call.args]}
return before.call(call,scopes)})
written('TryStar',function(){const wrong=$B.EXC(_b_.SyntaxError,'except* does not work here: catch the ExceptionGroup and split it')
Object.assign(wrong,{lineno:this.lineno,offset:this.col_offset+1,text:None})
throw wrong})
// A comprehension is a function of its own, as a generator is one: what is made in it keeps its names.
const generator=ast.GeneratorExp.prototype.to_js
for(const [kind,type] of [['ListComp','list'],['SetComp','set'],['DictComp','dict']]){
written(kind,function(scopes,before){if(waits(this)){return before.call(this,scopes)}
if(kind==='DictComp'){if(this.value===undefined){return before.call(this,scopes)}
this.elt=$B.$placed(new ast.Tuple([this.key,this.value],new ast.Load()),this.key)}
return `$B.$call(_b_.${type}, ${generator.call(this,scopes)})`})}
// Before the symbols are counted: what lowering changes in classes, decorators and keys.
const end=node=>node instanceof ast.Attribute?node.attr:node.id
const keyed=node=>{if(! node||node===None||node instanceof ast.Constant||node instanceof ast.Slice||Object.hasOwn(node,'to_js')){return}
const before=node.to_js
node.to_js=function(scopes){return `$B.$keyed(${before.call(this,scopes)})`}}
$B.$keyed=key=>typeof key==='object'&&key.ob_type!==_b_.str&&$B.$isinstance(key,_b_.str)?$B.$lowered('key',key):key
const children=node=>Array.isArray(node)?node:(node?.constructor?._fields??[]).map(name=>node[name])
function prepared(node,lines){
if(node instanceof ast.Subscript){keyed(node.slice)}
else if(node instanceof ast.Dict){node.keys.forEach(keyed)}
else if(node instanceof ast.Compare&&[ast.In,ast.NotIn].some(kind=>node.ops[0]instanceof kind)){keyed(node.left)}
else if(node instanceof ast.Call&&node.func.attr==='get'){keyed(node.args[0])}
else if(node instanceof ast.FunctionDef){const first=node.args.args[0]?.annotation
node.decorator_list.forEach((decorator,at)=>{if(decorator instanceof ast.Attribute&&decorator.attr==='register'&&first&&first!==None){
node.decorator_list[at]=$B.$placed(new ast.Call(decorator,[first],[]),decorator)}})}
else if(node instanceof ast.ClassDef){classed(node,lines)}
for(const child of children(node)){if(child!==null&&typeof child==='object'){prepared(child,lines)}}}
let typed=false
$B.$prepared=(tree,source)=>{typed=/\bfields\b/.test(source)&&/\btype\b/.test(source)
prepared(tree,source.split('\n'))}
const cut=(node,lines)=>node.lineno===node.end_lineno?lines[node.lineno-1].slice(node.col_offset,node.end_col_offset)
:lines.slice(node.lineno-1,node.end_lineno).join(' ')
const statement=(write,like)=>{const made=$B.$placed(new ast.Pass(),like)
made.to_js=write
return made}
function classed(node,lines){
const fields=node.body.filter(one=>one instanceof ast.AnnAssign&&one.target instanceof ast.Name)
if(node.decorator_list.some(one=>end(one instanceof ast.Call?one.func:one)==='dataclass')){
const rows=fields.map(one=>[one.target.id,cut(one.annotation,lines),one.annotation])
const docstring=node.body[0]instanceof ast.Expr&&node.body[0].value instanceof ast.Constant?1:0
node.body.splice(docstring,0,statement(scopes=>`locals._b_fields = $B.fast_tuple([${rows.map(([name,told,type])=>
`$B.fast_tuple(['${name}', ${JSON.stringify(told)}${typed?`, $B.$thunk(() => ${js(type,scopes)})`:''}])`).join(', ')}])`,node.body[0]))}
const kinds=node.bases.map(end)
if(kinds.includes('NamedTuple')){node.$record=fields
const rest=node.body.filter(one=>! fields.includes(one))
node.body.splice(0,node.body.length,...rest.length?rest:[$B.$placed(new ast.Pass(),node)])}
node.$typed=kinds.includes('TypedDict')}
const module=name=>$B.imported[name]??$B.$import(name)
$B.$thunk=run=>{run.ob_type=$B.builtin_function_or_method
return run}
$B.$record=(name,fields,defaults)=>$B.$getattr($B.$call($B.module_getattr(module('_bascule_collections'),'namedtuple'),name,
$B.fast_tuple(fields),{$kw:[{defaults:$B.fast_tuple(defaults)}]}),'_b_kind')
$B.$based=base=>typeof base==='function'&&! $B.is_type(base)&&_b_.hasattr(base,'_b_kind')?$B.$getattr(base,'_b_kind'):base
written('ClassDef',function(scopes,before){
if(this.$typed){return $B.$placed(new ast.Assign([$B.$placed(new ast.Name(this.name,new ast.Store()),this)],
text("$B.$helper('dictcall')",this)),this).to_js(scopes)}
const bases=this.bases
this.bases=this.$record?[text(`$B.$record('${this.name}', [${this.$record.map(one=>`'${one.target.id}'`)}], [${
this.$record.filter(one=>one.value&&one.value!==None).map(one=>js(one.value,scopes))}])`,this)]
:bases.map(base=>base instanceof ast.Starred?base:text(`$B.$based(${js(base,scopes)})`,base))
try{return before.call(this,scopes)}finally{this.bases=bases}})
// What the library has a stand-in for is never the engine's own.
const standin=name=>{const made=modules[name]
if(made===undefined||$B.$modules[made]){return made}
const error=$B.EXC(_b_.ModuleNotFoundError,`No module named '${name}': the page carries what the widget itself imports`)
error.name=name
throw error}
$B.$standin=standin
const importing=(node,alias)=>{if(! Object.hasOwn(modules,alias.name)){return alias}
const made=$B.$placed(new ast.alias(modules[alias.name],alias.asname),alias)
if(! made.asname||made.asname===None){made.asname=alias.name}
return made}
written('Import',function(scopes,before){const known=this.names.filter(alias=>Object.hasOwn(modules,alias.name)&&
(! alias.name.includes('.')||alias.asname&&alias.asname!==None))
const node=Object.assign(Object.create(ast.Import.prototype),this,{names:this.names.map(alias=>known.includes(alias)?importing(this,alias):alias)})
return known.map(alias=>`$B.$standin('${alias.name}')\n`).join('')+before.call(node,scopes)})
written('ImportFrom',function(scopes,before){
if(this.level||! Object.hasOwn(modules,this.module)){return before.call(this,scopes)}
const node=Object.assign(Object.create(ast.ImportFrom.prototype),this,{module:modules[this.module]})
return `$B.$standin('${this.module}')\n`+before.call(node,scopes)})
})(__BRYTHON__);
"""
