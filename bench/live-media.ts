// `npm run bench:live-media -- [viewers …]`: what the media process spends on passing one picture on, beside a bare relay of the same
// packets to as many UDP sockets.
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { child, end } from './child.ts'
import { cpuMsOf } from './cpu.ts'
import type { Delivered } from '../server/src/testing/live-meeting/crowd.child.ts'
import { aMeeting } from '../server/src/testing/live-meeting/meeting.ts'
import { residentMb } from './memory.ts'
import { table } from './table.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
/** How long a picture flows before it is measured, and while it is. */
const WARM_MS = 3000
const MEASURED_MS = 20_000

interface Measured extends Delivered {
  cpuMs: number
  beforeMb: number
  afterMb: number
}
/** Lets the picture flow, and reads what arrived and what it cost. */
async function measure(pid: number, crowd: ReturnType<typeof child>): Promise<Measured> {
  await pause(WARM_MS)
  await crowd.ask({ kind: 'count' })
  const [cpuBefore, beforeMb] = [cpuMsOf(pid) ?? 0, residentMb(pid)]
  await pause(MEASURED_MS)
  const cpuMs = (cpuMsOf(pid) ?? 0) - cpuBefore
  const counted = await crowd.ask({ kind: 'count' })
  if (counted.kind !== 'counted') throw new Error(`unexpected ${counted.kind}`)
  return { ...counted, cpuMs, beforeMb, afterMb: residentMb(pid) }
}

async function ofProduct(viewers: number) {
  const crowd = child('../server/src/testing/live-meeting/crowd.child.ts')
  await once(crowd.started, 'message')
  const meeting = await aMeeting(crowd.ask, viewers)
  try {
    return await measure(meeting.pid, crowd)
  } finally {
    await end(crowd.started)
    await meeting.stop()
  }
}
async function ofRelay(viewers: number) {
  const relay = child('udp-relay.ts')
  const [{ port }] = (await once(relay.started, 'message')) as [{ port: number }]
  const crowd = child('udp-crowd.ts', [String(port), String(viewers)])
  await once(crowd.started, 'message')
  try {
    return await measure(relay.started.pid ?? 0, crowd)
  } finally {
    await end(crowd.started)
    await end(relay.started)
  }
}
const micros = ({ cpuMs, received }: Measured) => (cpuMs * 1000) / Math.max(1, received)
const lost = ({ sent, received }: Measured, viewers: number) => 1 - received / Math.max(1, sent * viewers)

const lines = [
  [
    'viewers',
    'packets a second',
    'lost',
    'CPU µs a packet',
    'relay',
    'lost',
    'ratio',
    'of a core',
    'MB',
    'after',
  ],
]
for (const viewers of sizes.length > 0 ? sizes : [1, 25, 100, 300]) {
  const relay = await ofRelay(viewers)
  const product = await ofProduct(viewers)
  lines.push([
    String(viewers),
    ((product.received * 1000) / MEASURED_MS).toFixed(0),
    `${(lost(product, viewers) * 100).toFixed(2)} %`,
    micros(product).toFixed(1),
    micros(relay).toFixed(1),
    `${(lost(relay, viewers) * 100).toFixed(2)} %`,
    (micros(product) / micros(relay)).toFixed(1),
    (product.cpuMs / MEASURED_MS).toFixed(2),
    product.beforeMb.toFixed(0),
    product.afterMb.toFixed(0),
  ])
  say(`${viewers} done`)
}
say(
  `\n${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n`,
)
say(table(lines))
process.exit(0)
