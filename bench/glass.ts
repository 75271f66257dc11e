// `npm run bench:glass`: how old the picture of a camera is when another browser displays it, through the media process and
// straight from browser to browser.
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { chromium, type Browser, type Page } from 'playwright-core'
import { aServer } from '../server/src/testing/live-meeting/meeting.ts'
import type { Glass } from '../web/src/testing/glass/page.ts'
import { table } from './table.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const SIZES = [
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
] as const
const ROUNDS = 3
const WARM_MS = 8000
const MEASURED_MS = 20_000
const ROOM = 'glass'
const flags = [
  '--autoplay-policy=no-user-gesture-required',
  // Addresses of this machine instead of names that another browser cannot resolve.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
]
declare global {
  interface Window {
    glass: Glass
  }
}

const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium-headless-shell'
const bundled = await build({
  entryPoints: ['web/src/testing/glass/page.ts'],
  bundle: true,
  format: 'iife',
  write: false,
})
const script = bundled.outputFiles[0]?.text ?? ''

async function aPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(address)
  await page.addScriptTag({ content: script })
  return page
}
type Size = (typeof SIZES)[number]
type Server = Awaited<ReturnType<typeof aServer>>
type Connect = (pages: Pages, size: Size, server: Server) => Promise<void>
interface Pages {
  sender: Page
  viewer: Page
}

async function connectStraight({ sender, viewer }: Pages, { width, height }: Size) {
  const offer = await sender.evaluate(([w, h]) => window.glass.offer(w, h), [width, height] as const)
  const answer = await viewer.evaluate((sdp) => window.glass.answer(sdp), offer)
  await sender.evaluate((sdp) => window.glass.accept(sdp), answer)
}
async function connectByProduct({ sender, viewer }: Pages, { width, height }: Size, { media, port }: Server) {
  const url = `ws://127.0.0.1:${port}`
  const tokenOf = (identity: string, sources: ('camera' | 'microphone')[]) =>
    media.issueToken({ room: ROOM, identity, name: identity, sources }, `http://127.0.0.1:${port}`).token
  await viewer.evaluate(([to, token]) => window.glass.receive(to, token), [
    url,
    tokenOf('viewer', []),
  ] as const)
  await sender.evaluate(([to, token, w, h]) => window.glass.send(to, token, w, h), [
    url,
    tokenOf('sender', ['camera']),
    width,
    height,
  ] as const)
}

/** In browsers of their own, one for the camera and one for the display. */
async function measure(connect: Connect, size: Size) {
  const server = await aServer()
  const browsers = await Promise.all([1, 2].map(() => chromium.launch({ executablePath, args: flags })))
  const [sender, viewer] = await Promise.all(
    browsers.map((browser) => aPage(browser, `http://127.0.0.1:${server.port}/`)),
  )
  if (!sender || !viewer) throw new Error('no browser')
  try {
    await connect({ sender, viewer }, size, server)
    await pause(WARM_MS)
    await viewer.evaluate(() => window.glass.take())
    await pause(MEASURED_MS)
    return await viewer.evaluate(() => window.glass.take())
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()))
    await server.media.stop()
    await server.http.close()
  }
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0)
const lines = [['picture', 'way', 'p50 ms', 'p99 ms', 'pictures a second', 'not read']]
for (const size of SIZES) {
  const ways = { direct: [] as number[], product: [] as number[] }
  const unread = { direct: 0, product: 0 }
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [way, connect] of [
      ['direct', connectStraight],
      ['product', connectByProduct],
    ] as const) {
      const taken = await measure(connect, size)
      ways[way].push(...taken.delays)
      unread[way] += taken.unread
      say(
        `${size.height}p ${way} ${round}: ${taken.delays.length} pictures, load ${loadavg()[0]?.toFixed(1)}`,
      )
    }
  }
  for (const way of ['direct', 'product'] as const) {
    const sorted = ways[way].toSorted((one, other) => one - other)
    const perSecond = (sorted.length / ((ROUNDS * MEASURED_MS) / 1000)).toFixed(1)
    lines.push([
      `${size.width} × ${size.height}`,
      way,
      at(sorted, 0.5),
      at(sorted, 0.99),
      perSecond,
      String(unread[way]),
    ])
  }
}
say(
  `\n${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n`,
)
say(table(lines))
process.exit(0)
