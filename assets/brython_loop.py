"""What the event loop of pages on Brython asks of the page: `_bascule_loop` (`brython_lib/asyncio` is the loop itself).

Turns are microtasks; after `SPINS` of them in a row the page is let in, to draw and to take events.
"""

from __future__ import annotations

SPINS = 64
LOOP = (
    f"const SPINS={SPINS};"
    + """
(function($B){const _b_=$B.builtins
let spins=0,channel,turn
const called=(callback,...args)=>$B.$entered(()=>$B.$call(callback,...args),failure=>console.error(failure.traceback))
const soon=callback=>{if(++spins<SPINS){queueMicrotask(()=>called(callback))
return _b_.None}
spins=0
if(! channel){channel=new MessageChannel()
channel.port1.onmessage=()=>called(turn)}
turn=callback
channel.port2.postMessage(0)
return _b_.None}
const number=seconds=>typeof seconds==='object'&&seconds!==null?seconds.value:Number(seconds)
$B.$builtin('_bascule_loop',{soon,
now:()=>$B.fast_float(performance.now()/1000),
later:(seconds,callback)=>setTimeout(()=>called(callback),Math.max(0,number(seconds)*1000)),
cancel:id=>{clearTimeout(id)
return _b_.None},
is_promise:value=>$B.$is_promise(value),
is_async:value=>!! (value&&(value.$is_async||value.im_func&&value.im_func.$is_async)),
then:(promise,kept,broken)=>{promise.then(
value=>called(kept,value===undefined||value===null?_b_.None:$B.jsobj2pyobj(value)),
reason=>called(broken,$B.$adopt(reason)))
return _b_.None},
futures:make=>{$B.$future=promise=>$B.$call(make,promise)
return _b_.None},
runs:run=>{$B.$run=coroutine=>new Promise((resolve,reject)=>{
$B.$call(run,coroutine,value=>{resolve($B.pyobj2jsobj(value))
return _b_.None},error=>{reject($B.$thrown(error))
return _b_.None})})
return _b_.None},
report:(message,error)=>{console.error(`${message}\\n${error===_b_.None?'':$B.error_trace(error)}`)
return _b_.None}})
})(__BRYTHON__);
"""
)
