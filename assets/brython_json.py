"""JSON of pages on Brython: `_page_json`, read and written in JavaScript, exact and without recursion.

`decode(text)` makes Python's values at once: whole numbers of any size, floats that stay floats, keys in their order.
`encode(value)` gives `None` for anything that is not plainly JSON: the caller says what is wrong with it.
"""

from __future__ import annotations

JSON = r"""
(function($B){const _b_=$B.builtins,TOKEN=/[ \t\n\r]*(?:([{}[\],:])|"((?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)"|(-?(?:0|[1-9]\d*))(\.\d+)?([eE][-+]?\d+)?|(true|false|null|NaN|-?Infinity))/y,
END=/[ \t\n\r]*$/y,ESCAPE=/\\(?:u([0-9a-fA-F]{4})|(.))/g,SHORT={b:'\b',f:'\f',n:'\n',r:'\r',t:'\t'}
const wrong=(text,at)=>{while(' \t\n\r'.includes(text[at]??'x')){at++}
$B.RAISE(_b_.ValueError,`JSON: not what belongs at character ${at}: ${text.slice(at,at+20)}`)}
const string=raw=>{if(raw.includes('\\')){raw=raw.replace(ESCAPE,(_,code,char)=>code?
String.fromCharCode(parseInt(code,16)):SHORT[char]??char)}
return $B.String(raw)}
const INDEX=/^(?:0|[1-9]\d*)$/
const sorted=new WeakSet()
const put=(dict,key,value)=>{if(typeof key!=='string'||key==='__proto__'||INDEX.test(key)||sorted.has(dict)){
sorted.add(dict)
_b_.dict.$setitem(dict,key,value)}else{dict[key]=value}}
function decode(text){text=text.valueOf()
const fill=(inside,listed,key,value)=>{if(inside===null){result=value}else if(listed){inside.push(value)}else{put(inside,key,value)}}
const stack=[]
let here=null,is_list=false,key,at=0,result,state=0
// 0: a value; 1: a value or ]; 2: a key; 3: a key or }; 4: a comma or the end of what is open
for(;;){TOKEN.lastIndex=at
const m=TOKEN.exec(text)
if(m===null){wrong(text,at)}
let value
if(m[1]!==undefined){const c=m[1]
if(c==='{'||c==='['){if(state>1){wrong(text,at)}
value=c==='['?$B.$list([]):$B.empty_dict()
fill(here,is_list,key,value)
stack.push(here,is_list,key)
here=value
is_list=c==='['
state=is_list?1:3
at=TOKEN.lastIndex
continue}
if(c===']'||c==='}'){if(here===null||is_list!==(c===']')||(state!==4&&state!==(is_list?1:3))){wrong(text,at)}
key=stack.pop()
is_list=stack.pop()
here=stack.pop()
at=TOKEN.lastIndex
state=4
if(here===null){break}
continue}
if(c!==','||state!==4){wrong(text,at)}
state=is_list?0:2
at=TOKEN.lastIndex
continue}
if(m[2]!==undefined||m[3]===undefined&&m[6]===undefined){value=string(m[0].slice(m[0].indexOf('"')+1,-1))
if(state===2||state===3){key=value
at=TOKEN.lastIndex
TOKEN.lastIndex=at
const colon=TOKEN.exec(text)
if(colon===null||colon[1]!==':'){wrong(text,at)}
at=TOKEN.lastIndex
state=0
continue}}else if(m[6]!==undefined){const word=m[6]
value=word==='null'?_b_.None:word==='true'
if(word.endsWith('N')||word.endsWith('y')){wrong(text,at)}}else if(m[4]===undefined&&m[5]===undefined){
value=Number(m[3])
if(! Number.isSafeInteger(value)){value=BigInt(m[3])}else if(value===0){value=0}}else{
value=$B.fast_float(Number(m[3]+(m[4]??'')+(m[5]??'')))}
if(state>1){wrong(text,at)}
at=TOKEN.lastIndex
state=4
if(here===null){result=value
break}
is_list?here.push(value):put(here,key,value)}
END.lastIndex=at
if(! END.test(text)){wrong(text,at)}
return result}
const RAW=Symbol()
const ascii=text=>text.replace(/[\u007f-\uffff]/g,c=>'\\u'+c.charCodeAt(0).toString(16).padStart(4,'0'))
function encode(root,only_ascii=false,comma=',',colon=':'){comma=comma.valueOf()
colon=colon.valueOf()
const write=only_ascii===true?text=>ascii(JSON.stringify(text)):text=>JSON.stringify(text)
const parts=[],stack=[root],open=new Set()
while(stack.length){const item=stack.pop()
if(item===RAW){parts.push(stack.pop())
const closes=stack.pop()
if(closes!==null){open.delete(closes)}
continue}
switch(typeof item){case 'string':parts.push(write(item))
continue
case 'boolean':case 'bigint':parts.push(String(item))
continue
case 'number':if(! Number.isInteger(item)){return _b_.None}
parts.push(String(item))
continue}
if(item===_b_.None){parts.push('null')
continue}
const type=$B.get_class(item)
if(type===_b_.str){parts.push(write(item.valueOf()))
continue}
if(type===_b_.float){if(! Number.isFinite(item.value)){return _b_.None}
parts.push(_b_.float.tp_repr(item))
continue}
if(open.has(item)){return _b_.None}
if(type===_b_.list||type===_b_.tuple){open.add(item)
parts.push('[')
stack.push(item,']',RAW)
for(let i=item.length-1;i>=0;i--){stack.push(item[i])
if(i){stack.push(null,comma,RAW)}}
continue}
if(type===_b_.dict){open.add(item)
parts.push('{')
stack.push(item,'}',RAW)
const later=[]
let before=''
for(const {key,value} of _b_.dict.$iter_items(item)){if(typeof key!=='string'&&! $B.exact_type(key,_b_.str)){return _b_.None}
later.push(value,null,before+write(key.valueOf())+colon,RAW)
before=comma}
for(let i=later.length-4;i>=0;i-=4){stack.push(later[i],later[i+1],later[i+2],later[i+3])}
continue}
return _b_.None}
return parts.join('')}
const dumps=value=>{const text=encode(value,true,', ',': ')
if(text===_b_.None){$B.RAISE(_b_.TypeError,`${$B.class_name(value)} is not JSON serializable`)}
return text}
$B.$builtin('_page_json',{decode,encode,dumps,loads:decode})
})(__BRYTHON__);
"""
