// `npm run bench:campaigns`: a campaign by text message to a hundred thousand members, beside calls of the same provider
// alone. A number behind the command is how many: `npm run bench:campaigns -- 5000`.
import { setTimeout as pause } from 'node:timers/promises'
import { cpus } from 'node:os'
import { Client } from 'pg'
import { connectAlimtalk, saveTextSender } from 'contract/growth/alimtalk/api'
import { createCampaign, getCampaign, sendCampaign } from 'contract/growth/campaigns/api'
import { startEmbedded } from '../server/src/platform/db/embedded/embedded.ts'
import { SANDBOX_KEY, sandboxPhone } from '../server/src/platform/phone-messages/sandbox-phone.ts'
import { clientOf, type Send } from './client.ts'
import { cpuMsOf } from './cpu.ts'
import { addMembers } from './members.ts'
import { residentMb, watchHeap, watchMemory } from './memory.ts'
import { ensureBuilt, makeDataDir, startProduct, type Product } from './product.ts'
import { table } from './table.ts'
import { dataOf, pathOf, signIn } from './visits.ts'

const MEMBERS = Number(process.argv[2] ?? 100_000)
/** The first campaign of a process compiles what sends it. */
const WARM_UP = 1000
/** As many as the product hands over in one call. */
const IN_ONE_CALL = 200
const HOST = 'demo.localhost'
const TEXT = '내일 수업은 쉬어요. 다음 주에 만나요.'
const FROM = '0212345678'

const say = (text: string) => void process.stdout.write(`${text}\n`)
await ensureBuilt()
const { dataDir, remove } = makeDataDir()
try {
  const heap = watchHeap()
  const product = await startProduct(dataDir, {}, heap)
  const { superuserUrl, stop } = await startEmbedded({ dataDir, log: () => {}, as: 'command' })
  const boss = new Client({ connectionString: superuserUrl })
  await boss.connect()
  try {
    const sending = await prepared(product)
    await addMembers(boss, 1, { from: 0, to: WARM_UP })
    await sending.campaign()
    const heapBefore = heap.most()
    await addMembers(boss, 1, { from: WARM_UP, to: MEMBERS })
    // The database looks at grown tables by itself only some minutes later.
    await boss.query('analyze')
    const first = await sending.campaign()
    // What grows with every campaign is memory that stays; what grew once is room for garbage.
    const heapOfFirst = heap.most()
    const second = await sending.campaign()
    const heapOfSecond = heap.most()
    const bare = await sentAlone(first.count)
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}\n`)
    const lines = [
      ['', 'messages', 'seconds', 'per second', 'CPU ms', 'MB before', 'peak MB', 'growth MB'],
      ['first campaign', ...figuresOf(first), ...megabytesOf(first)],
      ['second campaign', ...figuresOf(second), ...megabytesOf(second)],
      ['provider alone', ...figuresOf(bare), '', '', ''],
      ['ratio', '', '', (bare.seconds / first.seconds).toFixed(5), '', '', '', ''],
    ]
    say(table(lines))
    const live = [heapBefore, heapOfFirst, heapOfSecond].map(
      (megabytes) => megabytes?.toFixed(1) ?? 'no collection',
    )
    say(`\nMB left by full collections at most, before, in the first and in the second: ${live.join(', ')}`)
  } finally {
    await boss.end()
    await stop()
    await product.stop()
  }
} finally {
  remove()
}

interface Sent {
  count: number
  seconds: number
  /** Of one message; without the database. */
  cpuMs: number
}
function figuresOf({ count, seconds, cpuMs }: Sent) {
  return [String(count), seconds.toFixed(2), (count / seconds).toFixed(0), cpuMs.toFixed(3)]
}
function megabytesOf({ beforeMb, peakMb }: { beforeMb: number; peakMb: number }) {
  return [beforeMb, peakMb, Math.max(0, peakMb - beforeMb)].map((figure) => figure.toFixed(1))
}

/** The owner of the demo with the account of the sandbox. */
async function prepared({ port, pid }: Product) {
  const send = clientOf({ port, host: HOST })
  const headers = await signIn(send, 'owner@example.com')
  const call: Send = (one) => send({ ...one, headers })
  await call({ path: pathOf(connectAlimtalk), body: { apiKey: SANDBOX_KEY, apiSecret: 'any' } })
  const unitPrices = {
    ALIMTALK: null,
    FRIENDTALK: null,
    FRIENDTALK_IMAGE: null,
    SMS: null,
    LMS: null,
    MMS: null,
  }
  await call({
    path: `${pathOf(saveTextSender)}/update`,
    body: { senderNumber: FROM, refusalNumber: null, unitPrices },
  })
  return { campaign: () => campaign(call, pid) }
}

/** Sends a campaign to everybody with a number, to its end. */
async function campaign(call: Send, pid: number) {
  const body = { name: TEXT, channelType: 'SMS', audience: { conditions: [] }, isAd: false, text: TEXT }
  const { campaignId } = dataOf(createCampaign, await call({ path: pathOf(createCampaign), body }))
  const ref = { campaignId }
  const beforeMb = residentMb(pid)
  const cpuBefore = cpuMsOf(pid) ?? 0
  const peak = watchMemory(pid)
  const began = performance.now()
  await call({ path: pathOf(sendCampaign, ref), body: { scheduledAt: null } })
  for (;;) {
    const { state, counts } = dataOf(getCampaign, await call({ path: pathOf(getCampaign, ref) }))
    if (state === 'DONE') {
      const seconds = (performance.now() - began) / 1000
      const cpuMs = ((cpuMsOf(pid) ?? 0) - cpuBefore) / counts.sent
      return { count: counts.sent, seconds, cpuMs, beforeMb, peakMb: peak() }
    }
    await pause(200)
  }
}

/** Hands the same messages to the same provider, and does nothing else. */
async function sentAlone(count: number): Promise<Sent> {
  const service = sandboxPhone(() => new Date()).open({ apiKey: SANDBOX_KEY, apiSecret: 'any' })
  const cpuBefore = process.cpuUsage()
  const began = performance.now()
  for (let at = 0; at < count; at += IN_ONE_CALL) {
    const size = Math.min(IN_ONE_CALL, count - at)
    await service.sendTexts(
      Array.from({ length: size }, (_, index) => ({
        key: String(at + index),
        to: `010${String(at + index).padStart(8, '0')}`,
        from: FROM,
        text: TEXT,
        kind: 'SMS' as const,
        imageId: null,
      })),
    )
  }
  const seconds = (performance.now() - began) / 1000
  return { count, seconds, cpuMs: process.cpuUsage(cpuBefore).user / 1000 / count }
}
