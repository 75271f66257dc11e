// `npm run bench:live-joins`: a thousand joins in ten seconds while a picture flows to 25 viewers, three storms in a row. How many of the
// packets arrive, what a storm costs, and whether memory stays.
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { aMeeting } from '../server/src/testing/live-meeting/meeting.ts'
import { child, end } from './child.ts'
import { cpuMsOf } from './cpu.ts'
import { residentMb } from './memory.ts'
import { table } from './table.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const VIEWERS = 25
const PHASE_MS = 10_000
const JOINS = 1000
const STORMS = 3
/** The media process gives up connections that nobody answers after half a minute. */
const SETTLE_MS = 35_000

const crowd = child('../server/src/testing/live-meeting/crowd.child.ts')
await once(crowd.started, 'message')
const meeting = await aMeeting(crowd.ask, VIEWERS)
await pause(3000)

/** A third holds no token, a third one that is in many hands, a third is welcome and leaves after a moment. */
async function join(number: number) {
  const address = `198.51.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`
  const kinds = ['nothing', meeting.tokenOf('everybody'), meeting.tokenOf(`guest-${number}`)] as const
  const socket = meeting.connect(kinds[number % 3] ?? '', address)
  socket.on('error', () => {})
  socket.on('open', () => setTimeout(() => socket.close(), 2000))
  await new Promise((resolve) => socket.on('close', resolve))
}

async function storm() {
  const joins: Promise<void>[] = []
  const began = performance.now()
  while (joins.length < JOINS) {
    const due = Math.min(JOINS, ((performance.now() - began) * JOINS) / PHASE_MS)
    while (joins.length < due) joins.push(join(joins.length))
    await pause(10)
  }
  return joins
}

async function measure(during: () => Promise<unknown>) {
  await crowd.ask({ kind: 'count' })
  const [before, began] = [cpuMsOf(meeting.pid) ?? 0, performance.now()]
  await during()
  const seconds = (performance.now() - began) / 1000
  const cpuMs = (cpuMsOf(meeting.pid) ?? 0) - before
  const counted = await crowd.ask({ kind: 'count' })
  if (counted.kind !== 'counted') throw new Error(`unexpected ${counted.kind}`)
  const share = counted.received / Math.max(1, counted.sent * VIEWERS)
  return { share, core: cpuMs / 1000 / seconds, mb: residentMb(meeting.pid) }
}

const lines = [['phase', 'arrived', 'of a core', 'MB']]
const note = (name: string, { share, core, mb }: Awaited<ReturnType<typeof measure>>) =>
  lines.push([name, `${(share * 100).toFixed(2)} %`, core.toFixed(2), mb.toFixed(0)])
note('calm', await measure(() => pause(PHASE_MS)))
for (let round = 1; round <= STORMS; round += 1) {
  const left: Promise<void>[] = []
  note(
    `storm ${round}`,
    await measure(async () => {
      left.push(...(await storm()))
    }),
  )
  await Promise.all(left)
  await pause(SETTLE_MS)
  note(`calm ${round}`, await measure(() => pause(PHASE_MS)))
  say(`storm ${round} done`)
}
await end(crowd.started)
await meeting.stop()
say(
  `\n${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n`,
)
say(table(lines))
process.exit(0)
