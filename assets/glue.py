"""MicroPython's JavaScript half, made fit for a page: one classic script, no file system, no node, nothing global.

The ES module of `@micropython/micropython-webassembly-pyscript` becomes a function scope that leaves one name behind,
`window.BasculeMicroPython`, which the engine takes and deletes. What changes:

* WebAssembly comes compiled, as `options.wasm` (a `WebAssembly.Module` or a promise of one); nothing is fetched.
* Emscripten's file system goes: Python imports from ROMFS, which is C. Every system call on files answers
  "no such file" or "read-only"; lines that Python prints go to `options.print(line, isError)`.
* What throws and catches for C goes: `assets/throwing.py` has WebAssembly do it.
* Checks for node, shells and old browsers, and Emscripten's assertions about its own embedding go.
* **A JavaScript error under a Python call becomes a Python exception.** Unpatched it unwinds the interpreter's C stack:
  no `except` sees it, and a few of them leave the engine dead. Here each function that Python's side calls is wrapped;
  the error is kept, and Python is made to iterate over an object whose `__iter__` raises it (`START` below), which
  unwinds Python's own way.
* **A whole number beyond 32 bits becomes a float.** Unpatched it is cut: `window.Date.now()` was in January 1970.
"""

from __future__ import annotations

from assets import stack
from assets.patching import cut, replace

# errno values as Emscripten's C library numbers them.
_ENOENT, _EROFS, _EBADF = 44, 69, 8

_FILES = "".join(
    f"{name}:()=>-{code},"
    for code, names in (
        (
            _ENOENT,
            "__syscall_chdir __syscall_fstat64 __syscall_lstat64 __syscall_newfstatat __syscall_openat "
            "__syscall_stat64 __syscall_statfs64 __syscall_getdents64",
        ),
        (_EROFS, "__syscall_mkdirat __syscall_renameat __syscall_rmdir __syscall_unlinkat"),
    )
    for name in names.split()
) + (
    "__syscall_getcwd:(buf,size)=>size<2?-68:(HEAPU8[buf]=47,HEAPU8[buf+1]=0,2),"
    "__syscall_poll:()=>0,__syscall_poll_nonblocking:()=>0,"
)
_STREAMS = (
    "".join(f"{name}:()=>{_EBADF}," for name in ("fd_close", "fd_read", "fd_seek", "fd_sync"))
    + "fd_write:(fd,iov,count,written)=>{let total=0;for(;count-->0;iov+=8){"
    "const at=HEAPU32[iov>>2],size=HEAPU32[iov+4>>2];Module.write(fd,HEAPU8.subarray(at,at+size));total+=size}"
    "HEAPU32[written>>2]=total;return 0},"
)
_START = (
    "for(const name of CATCHING){const inner=wasmImports[name];"
    "wasmImports[name]=(...args)=>{try{return inner(...args)}catch(e){"
    "if(e instanceof WebAssembly.Exception||!Module.raise)throw e;return Module.raise(e)}}}"
    "wasmExports=(await WebAssembly.instantiate(await Module.wasm,"
    "{env:wasmImports,wasi_snapshot_preview1:wasmImports})).exports;"
    "for(const name in wasmExports)Module['_'+name]=wasmExports[name];"
    "__emscripten_stack_restore=wasmExports._emscripten_stack_restore;"
    "__emscripten_stack_alloc=wasmExports._emscripten_stack_alloc;"
    "_emscripten_stack_get_current=wasmExports.emscripten_stack_get_current;"
    "wasmMemory=wasmExports.memory;wasmTable=wasmExports.__indirect_function_table;"
    "updateMemoryViews();wasmExports.emscripten_stack_init();"
    f"__emscripten_stack_restore(wasmExports.malloc({stack.SIZE})+{stack.SIZE}&-16);"
    "wasmExports.__wasm_call_ctors();return Module}"
)
_NATIVE = (
    "var __emscripten_stack_restore,__emscripten_stack_alloc,_emscripten_stack_get_current,"
    "wasmMemory,wasmTable;"
    "const CATCHING='call0 call0_kwarg call1 call2 calln calln_kwarg create_promise has_attr js_get_iter js_iter_next "
    "js_reflect_construct js_subscr_load js_subscr_store js_then_continue lookup_attr store_attr'.split(' ');"
)
_WRITE = (
    "const print=options.print,lines=['','',''],decoders=[0,1,2].map(()=>new TextDecoder);"
    "Module={wasm:options.wasm,write(fd,bytes){lines[fd]+=decoders[fd].decode(bytes,{stream:true});"
    "let end;while((end=lines[fd].indexOf('\\n'))>=0){print(lines[fd].slice(0,end).replace(/\\r$/,''),fd===2);"
    "lines[fd]=lines[fd].slice(end+1)}}};"
)
# Imported before anything else, as `.mpy`: source would have the browser compile the interpreter's own compiler, some
# milliseconds. The collector runs when control returns to JavaScript and 4 MB were allocated since: its pauses vanish
# in practice. The object is handed to the page, which keeps it alive; "javascript" is what tracebacks show for it.
STARTER, SHOWN = "_bascule_start", "javascript"
START = """\
import gc,jsffi,_bascule_errors
gc.threshold(4<<20)
class Raiser:
 def __iter__(self):
  e=_bascule_errors.take()
  raise jsffi.JsException(e,e.name,e.message)
_bascule_errors.keep(Raiser())
"""
_HARDEN = (
    "let pending=null,raiser=null;"
    "api.registerJsModule('_bascule_errors',{take(){const e=pending;pending=null;return e},"
    "keep(object){raiser=object}});"
    f"api.harden=()=>{{api.pyimport('{STARTER}');"
    "let last=null;"
    "Module.raise=error=>{"
    # A page's error that Python let through, as text, to the page and back: the error itself goes on, not its text.
    "if(last&&error.type==='JsException'&&error.message.includes(last.name))error=last;"
    "last=pending=error instanceof Error?error:new Error(String(error));"
    "Module._proxy_c_to_js_get_iter(raiser._ref)}};"
    "api.importModules=(...urls)=>Promise.all(urls.map(url=>import(url)));"
    "return api}"
)
_GLOBALS = (
    ("globalThis.proxy_js_ref_next", "proxy_js_ref_next", 1),
    ("globalThis.proxy_js_ref_map", "proxy_js_ref_map", 2),
    ("globalThis.proxy_js_existing", "proxy_js_existing", 8),
    ("globalThis.proxy_js_map", "proxy_js_map", 4),
    ("globalThis.pyProxyFinalizationRegistry", "pyProxyFinalizationRegistry", 2),
    ("globalThis.proxy_js_ref", "proxy_js_ref", 1),
)
_SCOPE = (
    '(()=>{"use strict";let Module,proxy_js_ref,proxy_js_ref_next,proxy_js_ref_map,proxy_js_map,proxy_js_existing,'
    "pyProxyFinalizationRegistry;"
)


def classic(source: str) -> str:
    """The text of `micropython.mjs` as a classic script; `PatchError` when it is not the text this was written for."""
    text = cut(
        source, "!function(){function humanReadableVersionToPacked", "var out=console.log.bind(console)"
    )
    text = cut(text, "assert(!ENVIRONMENT_IS_SHELL", "var ABORT=!1;")
    text = cut(text, "var isFileURI=", "class EmscriptenEH{}")
    text = replace(text, "class EmscriptenEH{}class EmscriptenSjLj extends EmscriptenEH{}", "")
    text = replace(text, "_emscripten_throw_longjmp:()=>{throw new EmscriptenSjLj},", "")
    text = cut(text, "invoke_i:function(", "js_check_existing:function(")
    text = cut(text, "var h16,h8;", "var wasmBinaryFile,HEAP16")
    text = cut(text, "var wasmBinaryFile,HEAP16", "function updateMemoryViews()", _HEAPS)
    text = cut(text, "function createExportWrapper(", "function getValue(ptr")
    text = cut(text, "function ptrToString(ptr)", "var stackRestore=")
    text = cut(text, ",warnOnce=text=>", "UTF8Decoder=globalThis.TextDecoder", ",")
    text = cut(text, "(240!=(248&u0)&&warnOnce(", "u0=(7&u0)<<18|u1<<12", "(")
    text = cut(text, "FS_stdin_getChar_buffer=[],", "lengthBytesUTF8=str=>")
    text = cut(
        text, 'if(assert("string"==typeof str,`stringToUTF8Array', "!(maxBytesToWrite>0))return 0;", "if("
    )
    text = cut(text, "u>1114111&&warnOnce(", "heap[outIdx++]=240|u>>18")
    text = cut(text, ",intArrayFromString=", "UTF8ToString=(ptr,", ",")
    text = cut(text, '(assert("number"==typeof ptr,`UTF8ToString', "ptr?UTF8ArrayToString(HEAPU8", "(")
    text = cut(text, ",ERRNO_CODES={EPERM", "var stringToUTF8=(str", ";")
    text = cut(text, '(assert("number"==typeof maxBytesToWrite', "stringToUTF8Array(str,HEAPU8,outPtr", "(")
    text = cut(text, "var pollOne=", "var alignMemory=")
    text = cut(text, "FS.createPreloadedFile=", "var MP_JS_EPOCH=")
    text = cut(text, "Module.noExitRuntime&&Module.noExitRuntime", "Module.ccall=ccall,")
    text = cut(text, ",Module.PATH=PATH", ",Module.UTF8ToString=")
    text = cut(text, ",Module.FS=FS;", "var calledRun,wasmExports,wasmImports={", ";" + _NATIVE)
    text = cut(text, "__syscall_chdir:function(", "_abort_js:", _FILES)
    text = cut(text, "fd_close:function(fd)", "has_attr:function(", _STREAMS)
    text = cut(text, "function stackCheckInit(){", "export default _createMicroPythonModule;", _START)
    text = replace(text, "export default _createMicroPythonModule;export async function", "async function")
    text = cut(text, "const{pystack:pystack,heapsize", "proxy_js_init();const pyimport", _OPTIONS)
    text = replace(
        text,
        "),{_module:Module,PyProxy:PyProxy,FS:Module.FS,",
        ");const api={_module:Module,PyProxy:PyProxy,",
    )
    text = replace(text, 'return Module.ccall("mp_js_init"', 'Module.ccall("mp_js_init"')
    text = cut(text, ",replInit(){", "if(globalThis.loadMicroPython=loadMicroPython", "};" + _HARDEN)
    text = cut(text, "if(globalThis.loadMicroPython=loadMicroPython", "class PyProxy{")
    text = replace(text, "if(Number.isInteger(js_obj))", "if(js_obj===(js_obj|0))")
    for old, new, count in _GLOBALS:
        text = replace(text, old, new, count=count)
    return f"{_SCOPE}{text};window.BasculeMicroPython=loadMicroPython}})();\n"


_HEAPS = "var HEAP16,HEAP32,HEAP64,HEAP8,HEAPF32,HEAPF64,HEAPU32,HEAPU8;"
_OPTIONS = (
    "const{pystack,heapsize}=options;" + _WRITE + "Module=await _createMicroPythonModule(Module);"
    "const romfs=await options.romfs;"
)
