import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const P='http://localhost:5202', S='http://demo.localhost:5202'
async function signIn(ctx, host, email){ const p=await ctx.newPage(); await p.goto(host+'/login'); await p.waitForTimeout(1500); await p.fill('input[type=email]',email); await p.fill('input[type=password]','Seodang-2026!'); await p.keyboard.press('Enter'); await p.waitForTimeout(2500); return p }
const steps=process.argv.slice(2)
const out='/tmp/h2shots'; import('node:fs').then(f=>f.mkdirSync(out,{recursive:true}))
const shots=async(p,name)=>{ for(const w of [1440,390]){ await p.setViewportSize({width:w,height:900}); await p.waitForTimeout(600); await p.screenshot({path:`${out}/${name}-${w}.png`}) } await p.setViewportSize({width:1440,height:900}) }
const op=await b.newContext({viewport:{width:1440,height:900}}), ow=await b.newContext({viewport:{width:1440,height:900}}), vi=await b.newContext({viewport:{width:1440,height:900}}), le=await b.newContext({viewport:{width:1440,height:900}})
const fn=await import('./shoot-h2-steps.mjs')
await fn.default({op,ow,vi,le,P,S,signIn,shots,steps,b})
await b.close()
