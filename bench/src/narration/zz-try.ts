import { startProduct } from '@perinka/e2e/support/product'
import { realVoice } from '@perinka/server/testing/real-voice'
import { premiumFamily } from '../premium-family.ts'
import { measureStory } from './highlight-built-in.ts'
import { startBrowser } from './highlight-decode.ts'
import { child } from './stories.ts'
import { median, percentile } from '../report.ts'
const t0=Date.now()
const reader=await realVoice();const browser=await startBrowser();const product=await startProduct()
console.log('up',Date.now()-t0)
try{const family=await premiumFamily(product);const bed={product,family,childProfileId:await child(family),browser,reader}
for(const [l,v,n] of [['sk','echo',0]] as const){const m=await measureStory(bed,l,v,n);for(const [k,e] of Object.entries(m))if(Array.isArray(e))console.log(l,v,k,e.length,'in150',e.filter(x=>Math.abs(x)<=150).length/e.length,'med',median(e),'p5',percentile(e,.05),'p95',percentile(e,.95));console.log('skipped',m.skipped,(Date.now()-t0)/1000,process.cpuUsage().user/1e6)}
}catch(e){console.error(e)}finally{await browser.close();await product.stop();await reader.stop()}
