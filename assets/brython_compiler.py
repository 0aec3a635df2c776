"""Brython's own translator, made fit for pages: the script that turns Python into JavaScript while a page is built.

What it writes runs without a compiler in the page, and differs from what Brython writes for itself:

* An `async def` becomes a JavaScript generator, `await` a `yield*` to what is awaited: so a coroutine is stepped, sent
  to, thrown into and closed like one of CPython, and cancelling works (`assets/brython_coroutines.py` runs them).
* Tables of columns go: only the compiler, which stays at home, could draw carets from them. Lines stay.
* A closure's outer names are bound again at each call only where `locals()` or the like could see them.
* With `lean`, for the toolkit's own modules, lines go too, and a function that no traceback needs gets no frame.
* The numbers in made-up names start anew for each module: the same source gives the same bytes.
"""

from __future__ import annotations

import re

from assets.patching import PatchError, cut, replace

# What brython.js looks at when it is loaded; there is no browser here.
STUBS = """
globalThis.window = globalThis.self = globalThis;
globalThis.navigator = {language: "en", userAgent: ""};
globalThis.location = {href: "http://x/", pathname: "/", origin: "http://x", search: ""};
globalThis.URL = function () { this.pathname = this.search = this.hash = ""; };
globalThis.Intl = {
  DateTimeFormat: function () { return {format: () => "", resolvedOptions: () => ({timeZone: "UTC"})}; },
  NumberFormat: function () { return {format: String}; },
};
const element = () => ({style: {}, setAttribute() {}, appendChild() {}, getAttribute: () => null});
globalThis.document = {
  getElementsByTagName: () => [], querySelectorAll: () => [], addEventListener() {}, createElement: element,
  createTextNode: element, documentElement: element(), head: element(), body: element(),
  currentScript: {src: "http://x/brython.js"},
};
globalThis.console = Object.fromEntries("log warn error debug info".split(" ").map(name => [name, () => {}]));
for (const name of ["setTimeout", "clearTimeout", "setInterval", "addEventListener", "dispatchEvent", "alert"])
  globalThis[name] = () => {};
for (const name of (
  "HTMLElement Node Element Event MouseEvent CustomEvent NodeList HTMLCollection StyleSheetList CSSStyleDeclaration "
  + "KeyboardEvent Worker SVGElement DOMTokenList FormData File Blob Attr Text XMLHttpRequest TextEncoder TextDecoder"
).split(" ")) globalThis[name] = class {};
globalThis.MutationObserver = class { observe() {} };
globalThis.crypto = {getRandomValues: x => x};
globalThis.performance = {now: () => 0};
"""
# `translate(JSON of {source, filename, name, lean})` gives JSON of {js} or {error: {message, line, column}}.
# `imported(JSON of {source, filename})` gives JSON of the modules that importing a module imports: [name, names, level].
DRIVER = """
globalThis.imported = function (given) {
  const {source, filename} = JSON.parse(given), $B = __BRYTHON__, found = [];
  const walk = node => {
    if (Array.isArray(node)) { for (const item of node) walk(item); return; }
    const kind = node && node.constructor && node.constructor.$name;
    if (!kind || !node.constructor._fields) return;
    if (["FunctionDef", "AsyncFunctionDef", "Lambda"].includes(kind)) return;
    if ((kind === "Import" || kind === "ImportFrom") && node.is_lazy) return;
    if (kind === "Import") found.push(...node.names.map(alias => [alias.name, [], 0]));
    else if (kind === "ImportFrom") found.push([node.module || "", node.names.map(alias => alias.name), node.level || 0]);
    else if (kind === "If" && [node.test.id, node.test.attr].includes("TYPE_CHECKING")) walk(node.orelse);
    else for (const field of node.constructor._fields) walk(node[field.replace(/[?*]+$/, "")]);
  };
  const parser = new $B.Parser(source.replace(/\\r\\n?/g, "\\n"), filename, "file");
  walk($B._PyPegen.run_parser(parser).body);
  return JSON.stringify(found);
};
globalThis.translate = function (given) {
  const {source, filename, name, lean} = JSON.parse(given), $B = __BRYTHON__;
  $B.$py_UUID = 1000000;
  $B.$renumber();
  $B.url2name[filename] = name;
  $B.$lean = lean;
  $B.$sees_class = /\\b(super|__class__)\\b/.test(source);
  $B.$sees_locals = /\\b(locals|vars|dir|eval|exec|compile|_getframe|currentframe)\\b/.test(source);
  try {
    const made = $B.py2js({src: source, filename, imported: true}, name, name, $B.builtins_scope);
    // Brython writes the character itself into a literal: no page can hold it, and it ends a text for who reads C.
    return JSON.stringify({js: made.to_js().replaceAll("\\0", "\\\\x00")});
  } catch (error) {
    const place = error.args && error.args[1] ? error.args[1] : [];
    const said = error.args ? String(error.args[0]) : String(error);
    return JSON.stringify({error: {message: said, line: place[1] ?? error.lineno ?? null, column: place[2] ?? null}});
  }
};
"""
HELPERS = """
__BRYTHON__.$no_genexpr = "an asynchronous generator expression does not work on Brython: use a list or an async def";
__BRYTHON__.$each = (prefix, id, is_async) => is_async
  ? `${prefix}for (;;) {\\nvar next_${id} = yield* $B.$anext(next_func_${id})\\n`
    + `if (next_${id} === $B.NULL) {\\nbreak\\n}\\n`
  : `${prefix}for (var next_${id} of next_func_${id}) {\\n`;
__BRYTHON__.$same = (right, prefix) => !prefix && right instanceof __BRYTHON__.ast.Constant
  && (right.value === __BRYTHON__.builtins.None || right.value === true || right.value === false);
__BRYTHON__.$line = (prefix, number, end) => __BRYTHON__.$lean
  ? end && ";\\n" : `${prefix}$B.set_lineno(frame, ${number})${end}\\n`;
__BRYTHON__.$test = (number, and) => __BRYTHON__.$lean ? and ? "" : "true" : `$B.set_lineno(frame, ${number})${and}`;
__BRYTHON__.$truth = js => /^\\([\\w.$]+ [!=]== (_b_\\.None|true|false)\\)$/.test(js) ? js : `$B.$bool(${js})`;
__BRYTHON__.$iterated = line => __BRYTHON__.$lean ? "$B.NULL" : `frame, ${line}`;
__BRYTHON__.$frameless = (body, plain) => __BRYTHON__.$lean && plain
  && !/\\bframe\\b|frame_obj|stack_length|\\b_b_\\.super\\b|\\bStopIteration\\b|\\$B\\.\\$raise\\(\\)/.test(body);
__BRYTHON__.$leave = (body, frameless) => body
  .replaceAll("\\u0001return(", frameless ? "(" : "$B.trace_return_and_leave(frame, ")
  .replaceAll(")return\\u0001", ")");
"""


def translator(brython: str) -> str:
    """The script for an embedded JavaScript engine, from the text of `brython.js`; `PatchError` for another text."""
    return f"{STUBS}\n{patched(brython)}\n{HELPERS}{DRIVER}"


def patched(brython: str) -> str:
    """`brython.js` whose compiler writes what pages run."""
    text = brython
    for old, new, count in _PATCHES:
        text = replace(text, old, new, count=count)
    for start, end, new in _CUTS:
        text = cut(text, start, end, new)
    return _generated(text)


def _generated(text: str) -> str:
    """The code generator's own templates: lines, places within a line, conditions."""
    text = _each(
        text,
        r"prefix\+`\$B\.set_lineno\(frame, \$\{([\w.]+)\}(?:, 'ClassDef')?\)(;?)\\n`",
        r"$B.$line(prefix,\1,'\2')",
        22,
    )
    text = _each(text, r"\$B\.set_lineno\(frame, \$\{([\w.]+)\}\)( && )?", r"${$B.$test(\1,'\2')}", 4)
    text = _each(text, r", \$\{inum\}(?=[)`]|\)\\n)", "", 19)
    return _each(text, r"\$B\.\$bool\(\$\{([^}]*)\}\)", r"${$B.$truth(\1)}", 8)


def _each(text: str, pattern: str, new: str, count: int) -> str:
    made, found = re.subn(pattern, new, text)
    if found != count:
        raise PatchError(f"brython.js: expected {count} times, found {found}: {pattern}")
    return made


# What is at the start of a function's frame, from the body's point of view, and at its end.
_FRAME = """var plain=!is_generator&&!is_async,frameless=$B.$frameless(function_body,plain)
function_body=$B.$leave(function_body,frameless)
if(! frameless){js+=prefix+`var frame = ["${this.$is_lambda ? '<lambda>': this.name}", `+
`locals, "${gname}", ${globals_name}, ${name2}]\\n`+
prefix+`$B.enter_frame(frame, __file__, ${this.lineno})\\n`}
"""
_BODY = """if(! frameless){js+=prefix+`try {\\n`}
indent()
if(in_class){bind("__class__",scopes)
if($B.$sees_class){
var ix=scopes.indexOf(class_scope),parent=scopes[ix-1]
var scope_ref=make_scope_name(scopes,parent),class_ref=class_scope.name,
refs=class_ref.split('.').map(x=> `'${x}'`)
js+=prefix+`locals.ob_type =  locals.__class__ = `+
`$B.get_method_class(${name2}, ${scope_ref}, "${class_ref}", [${refs}])\\n`}}
js+=function_body+'\\n'
if((! this.$is_lambda)&& !($B.last(this.body)instanceof $B.ast.Return)){
js+=prefix+(frameless ? 'return _b_.None\\n' : 'return $B.trace_return_and_leave(frame, _b_.None)\\n')}
dedent()
if(! frameless){js+=prefix+`} catch (err) {\\n`
indent()
if(func_scope.needs_frames){js+=prefix+`$B.set_exc_and_trace(frame, err)\\n`+
`$B.leave_frame()\\n`+
`throw err\\n`}else{
js+=prefix+`$B.set_exc_and_leave(frame, err)\\n`}
dedent()
js+=prefix+`}\\n`}
"""
_DEFINED = """var least=$B.$lean && plain && defaults=='_b_.None' && kw_defaults=='_b_.None' && args_vararg=='null' &&
args_kwarg=='null' && ! this.args.posonlyargs.length && ! this.args.kwonlyargs.length && ! has_type_params
if(least){js+=prefix+`$B.$def(${name2}, frame_of_module, '${qualname}', [${arg_names}])\\n`}else{
js+=prefix+`$B.$define(${name2}, frame_of_module, ['${gname}', '${this.$is_lambda ? '<lambda>': this.name}', `+
`'${qualname}', __file__, ${defaults}, ${kw_defaults}, ${docstring}, [${arg_names}], ${args_vararg}, ${args_kwarg}, `+
`${positional.length}, ${this.lineno}, ${flags}, [${$B.$lean ? '' : free_vars}], ${this.args.kwonlyargs.length}, `+
`${this.args.posonlyargs.length}, [${$B.$lean ? arg_names : varnames}], ${annotations}, `+
`${has_type_params ? 'type_params' : '[]'}, frame_of_module])\\n`}
"""
_ARGUMENTS = """js+=prefix+`var ${locals_name} = locals = arguments.length == ${positional.length} `+
`&& ! _${positional[positional.length-1].arg}?.$kw ? {${positional.map(x=>x.arg+': _'+x.arg).join(', ')}} `+
`: $B.args_parser(${name2}, arguments)\\n`}else{
"""
_STAR = "function${is_async && ! is_generator ? '*' : ''} ${name2}"
_PATCHES: tuple[tuple[str, str, int], ...] = (
    # `1e22.hex()`: a number with an exponent ends before a dot.
    ("char=='.' && ! number.includes(char)", "char=='.' && ! /[.e]/i.test(number)", 1),
    (
        "return `await $B.promise(${$B.js_from_ast(this.value, scopes)})`",
        "return `(yield* $B.$await(${$B.js_from_ast(this.value, scopes)}))`",
        1,
    ),
    ("await $B.promise(", "yield* $B.$await(", 4),
    ("if(is_async && ! is_generator){js+='async '}", "", 1),
    ("{js+=`function ${name2}(${positional.map", "{js+=`" + _STAR + "(${positional.map", 1),
    ("js+=`function ${name2}() {\\n`}", "js+=`" + _STAR + "() {\\n`}", 1),
    ("var gen_${id} = async function*(){", "var gen_${id} = function*(){", 1),
    (
        "return `yield ${value}`}",
        "return scope.ast instanceof $B.ast.AsyncFunctionDef ? `(yield $B.$give(${value}))` : `(yield ${value})`}",
        1,
    ),
    (
        "js=`(${has_await ? 'async ' : ''}function(expr) {\\n`+js",
        "js=`(${has_await ? 'yield* ' : ''}(function${has_await ? '*' : ''}(expr) {\\n`+js",
        1,
    ),
    (
        "js+=prefix+`}`+`)(${outmost_expr})\\n`\nreturn js}",
        "js+=prefix+`}`+`)(${outmost_expr}))\\n`\nreturn js}",
        1,
    ),
    (
        "(has_await ? prefix+`$B.restore_frame_obj(save_frame_obj, ${comp.locals_name})\\n` :'')+\n"
        "prefix+`$B.set_exc(err, frame)\\n`",
        "($B.$lean ? '' : prefix+`$B.set_exc(err, frame)\\n`)",
        1,
    ),
    ("(has_await ? prefix+`\\n$B.restore_frame_obj(save_frame_obj, ${comp.locals_name});` :'')", "''", 1),
    ("js+=has_await ? 'var save_frame_obj = $B.frame_obj;\\n' :''\n", "", 1),
    (
        "for(var free_ident of free_idents){var free_scope",
        "for(var free_ident of $B.$sees_locals ? free_idents : []){var free_scope",
        1,
    ),
    ("var inum=1+2*(up_scope.positions.length-1)", "delete up_scope.positions\nvar inum=0", 1),
    ("prefix+`frame.positions = $B.frame_obj.prev.frame.positions\\n`+\n", "", 1),
    (
        "prefix+`frame.positions.push([${this.lineno}, ${this.end_lineno}, ${this.col_offset}, ${this.end_col_offset}])\\n`+\n",
        "",
        1,
    ),
    ("prefix+`frame.inum = 2 * frame.positions.length - 1\\n`+\n", "", 1),
    ("prefix+`frame.positions = [${scope.positions}]\\n`+\n", "", 1),
    ("js+=prefix+`$B.frame_obj.frame.inum = ${inum}\\n`\n", "", 1),
    (
        "js=`$B.call_attr(${$B.js_from_ast(this.func.value, scopes)}, `+\n`'${attr}', ${inum}, `}",
        "js=`$B.$method(${$B.js_from_ast(this.func.value, scopes)}, '${attr}', `}",
        1,
    ),
    (
        "return prefix+`var $temp = ${value}\\n`+\nprefix+`$B.delete_for_reassign('${name}', ${scope_name})\\n`+\nprefix+$B.js_from_ast(target,scopes)+' = $temp'}",
        "return prefix+ref+' = '+value}",
        1,
    ),
    ("js=`$B.$call_with_position(${func}, ${inum}, `}", "js=`$B.$call(${func}, `}", 1),
    (
        "return `$B.$getattr_pep657(${$B.js_from_ast(this.value, scopes)}, `+\n`'${attr}', ${inum})`}",
        "return `$B.$getattr(${$B.js_from_ast(this.value, scopes)}, '${attr}')`}",
        1,
    ),
    (
        "return `$B.rich_op('${op}', ${left}, ${right}, ${inum})`}",
        "return `$B.rich_op1('${op}', ${left}, ${right})`}",
        1,
    ),
    (
        "make_js_iterator(expr, frame, ${comp.ast.lineno})\\n`}",
        "make_js_iterator(expr, ${$B.$iterated(comp.ast.lineno)})\\n`}",
        1,
    ),
    (
        "make_js_iterator(${iter}, frame, ${this.lineno})",
        "make_js_iterator(${iter}, ${$B.$iterated(this.lineno)})",
        1,
    ),
    (
        "`iterator_${id}, frame, ${this.lineno})){\\n`",
        "`iterator_${id}, ${$B.$iterated(this.lineno)})){\\n`",
        1,
    ),
    ("if(this.iter.inum){js+=prefix+tab+tab+`iterator_${id}[$B.INUM] = ${this.iter.inum}\\n`}\n", "", 1),
    (
        "prefix+`return $B.trace_return_and_leave(frame, `+\n"
        "(this.value ? $B.js_from_ast(this.value,scopes):' _b_.None')+\n')\\n'",
        "prefix+'return \\u0001return('+(this.value ? $B.js_from_ast(this.value,scopes):' _b_.None')+')return\\u0001\\n'",
        1,
    ),
    (
        "comps.push(`$B.$is(${left}, `+\n",
        "comps.push($B.$same(right,prefix) ? `(${left} === ${$B.js_from_ast(right, scopes)})` : `$B.$is(${left}, `+\n",
        1,
    ),
    (
        "comps.push(`! $B.$is(${left}, `+\n",
        "comps.push($B.$same(right,prefix) ? `(${left} !== ${$B.js_from_ast(right, scopes)})` : `! $B.$is(${left}, `+\n",
        1,
    ),
    # What stands after `**more` comes after it.
    (
        "named_kwargs.push(\n`${keyword.arg}: ${$B.js_from_ast(keyword.value, scopes)}`)}",
        "const js=$B.js_from_ast(keyword.value,scopes),name=keyword.arg\n"
        "if(starred_kwargs.length){starred_kwargs.push(`_b_.dict.$literal([['${name}', ${js}]])`)}"
        "else{named_kwargs.push(`${name}: ${js}`)}}",
        1,
    ),
    ("js+=prefix+`${name2}.__annotate__ = _b_.None\\n`}", "js+=''}", 1),
    (
        "js=prefix+`frame.$lineno = ${this.lineno}\\n`\nvar scope=$B.last(scopes),new_scope=copy_scope(",
        "js=$B.$lean ? '' : prefix+`frame.$lineno = ${this.lineno}\\n`\nvar scope=$B.last(scopes),new_scope=copy_scope(",
        1,
    ),
    (
        "js+='\\nvar _frame_obj = $B.frame_obj\\n'}\nif(scopes.postpone_annotations)",
        "js+='\\nvar _frame_obj = $B.frame_obj, frame_of_module = frame\\n'}\nif(scopes.postpone_annotations)",
        1,
    ),
    (
        "prefix+`locals.__firstlineno__ = ${this.lineno}\\n`\n",
        "($B.$lean ? '' : prefix+`locals.__firstlineno__ = ${this.lineno}\\n`)\n",
        1,
    ),
    (
        "prefix+`if (frame.$f_trace !== _b_.None) {\\n`+\nprefix+tab+`$B.trace_line()\\n`+\nprefix+`}\\n`\nif(has_type_params)",
        "''\nif(has_type_params)",
        1,
    ),
    (
        "{return `$B.resolve_local('${name}', ${inum})`}",
        "{return name in {} ? `$B.$local('${name}', locals)` : `(locals.${name} ?? $B.$local('${name}', locals))`}",
        1,
    ),
    ("if(in_class){js+=prefix+`${name2}.$is", "if(in_class && ! $B.$lean){js+=prefix+`${name2}.$is", 1),
    ("js+=`locals.$annotations = {}", "js+=$B.$lean ? '' : `locals.$annotations = {}", 1),
    (
        "js+='var stack_length = $B.count_frames()\\n'\njs+=`try {\\n`\nindent()\njs+=add_body(this.body,scopes)+'\\n'+\nprefix+`$B.leave_frame({locals, value: _b_.None})\\n`\ndedent()\njs+=prefix+`} catch (err) {\\n`\nindent()\njs+=prefix+`$B.set_exc_and_trace(frame, err)\\n`+\nprefix+`$B.leave_frame({locals, value: _b_.None})\\n`+\nprefix+'throw err\\n'\ndedent()\njs+=prefix+`}\\n`\nvar positions",
        "js+='var stack_length = $B.count_frames()\\n'\njs+=`try {\\n`\nindent()\njs+=add_body(this.body,scopes)+'\\n'+\nprefix+`$B.leave_frame()\\n`\ndedent()\njs+=prefix+`} catch (err) {\\n`\nindent()\njs+=prefix+`$B.set_exc_and_leave(frame, err)\\n`\ndedent()\njs+=prefix+`}\\n`\nvar positions",
        1,
    ),
    (
        "js+=prefix+`for (var next_${id} of next_func_${id}) {\\n`\nindent()\nvar save_target_flags",
        "js+=$B.$each(prefix, id, first.is_async)\nindent()\nvar save_target_flags",
        1,
    ),
    (
        "prefix+`for (var next_${id} of next_func_${id}) {\\n`\nindent()\nvar name=new $B.ast.Name(`next_${id}`,new $B.ast.Load())\ncopy_position(name,this.target)",
        "$B.$each(prefix, id, this.is_async)\nindent()\nvar name=new $B.ast.Name(`next_${id}`,new $B.ast.Load())\ncopy_position(name,this.target)",
        1,
    ),
    (
        "$B.make_js_iterator(${iter}, ${$B.$iterated(this.lineno)})",
        "${this.is_async ? `$B.$aiter(${iter})` : `$B.make_js_iterator(${iter}, ${$B.$iterated(this.lineno)})`}",
        1,
    ),
    (
        "function init_comprehension(comp,scopes){if(comp.type=='genexpr'){return init_genexpr(comp,scopes)}\n",
        "function init_comprehension(comp,scopes){if(comp.type=='genexpr'){return init_genexpr(comp,scopes)}\nif(comp.ast.generators[0].is_async){return prefix+`var next_func_${comp.id} = $B.$aiter(expr)\\n`}\n",
        1,
    ),
    (
        "var final_nb_await_in_scope=",
        "if(this.generators.some(item=>item.is_async)){upper_comp_scope.nb_await=(upper_comp_scope.nb_await ?? 0)+1}\nvar final_nb_await_in_scope=",
        1,
    ),
    (
        "scopes.push(comp_scope)\nvar comp={ast:this,id,type:'genexpr'",
        "scopes.push(comp_scope)\nif(this.generators.some(item=>item.is_async)){compiler_error(this,$B.$no_genexpr)}\nvar comp={ast:this,id,type:'genexpr'",
        1,
    ),
    (
        "scopes[ix].ast instanceof $B.ast.GeneratorExp){scopes[ix].has_await=true",
        "scopes[ix].ast instanceof $B.ast.GeneratorExp){if(scopes[ix].ast instanceof $B.ast.GeneratorExp){compiler_error(this,$B.$no_genexpr)}\nscopes[ix].has_await=true",
        1,
    ),
    (
        "scope of scopes.slice().reverse()){if(scope.ast instanceof $B.ast.For ||\n",
        "scope of scopes.slice().reverse()){if(scope.ast instanceof $B.ast.For ||scope.ast instanceof $B.ast.AsyncFor ||\n",
        2,
    ),
    ("var uuid=Math.floor(Math.random()*1000000)", "var uuid=1000000\n$B.$renumber=()=>{uuid=1000000}", 1),
    ("$B.lambda_magic=Math.random().toString(36).substr(2,8)", "$B.lambda_magic='of'", 1),
    ('"dummy"+Math.random().toString(36).substr(2)', '"dummy"+$B.UUID()', 1),
    ("prefix+'void(0)'}", "($B.$lean ? '' : prefix+'void(0)')}", 1),
    ("tab=' '.repeat(js_tab)", "tab=''", 1),
)
_DELEGATED = "return `(yield* $B.$delegate(${value.trimRight()}))`}\n"
_CUTS = (
    ("var n=make_id()\nvar res=`yield* (function* f(){", "var state={}\n$B.js_from_root=", _DELEGATED),
    # Nothing is worked out here: the runtime that ships counts and hashes by other rules than this one.
    ("if(this.left instanceof $B.ast.Constant &&", "var left=$B.js_from_ast(this.left,scopes),right=", ""),
    ("if(this.keys[i]instanceof $B.ast.Constant){var v", "items.push(item+']')}}", ""),
    ("if(elt instanceof $B.ast.Constant && typeof elt", "if(elt instanceof $B.ast.Starred){js=`{starred", ""),
    ('js+=prefix+`var frame = ["${this.$is_lambda', "if(func_scope.positions){js+=prefix+`frame", _FRAME),
    (
        "js+=prefix+`try {\\n`\nindent()\njs+=prefix+`$B.js_this",
        "dedent()\njs+=prefix+`}`\nif(is_generator){js+='\\n'",
        _BODY,
    ),
    (
        "js+=prefix+`if(arguments.length == ${positional.length} && `+",
        "js+=prefix+`var ${locals_name} = locals = `+\n`$B.args_parser(${name2}, arguments)\\n`}\nvar free_idents",
        _ARGUMENTS,
    ),
    (
        "js+=prefix+`${name2}.$function_infos = [`+",
        "if(anns && ! postponed){\nvar inum=add_to_positions(scopes,this)",
        _DEFINED,
    ),
)
