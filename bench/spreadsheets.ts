// `npm run bench:spreadsheets`: how much memory a list of a hundred thousand members takes on its way out as a workbook.
import { get } from 'node:http'
import { cpus } from 'node:os'
import { Client } from 'pg'
import { downloadMembers } from 'contract/people/members/api'
import { startEmbedded } from '../server/src/platform/db/embedded/embedded.ts'
import { clientOf } from './client.ts'
import { addMembers } from './members.ts'
import { residentMb, watchMemory } from './memory.ts'
import { ensureBuilt, makeDataDir, startProduct } from './product.ts'
import { table } from './table.ts'
import { dataOf, pathOf, signIn } from './visits.ts'

const SIZES = [1000, 10_000, 100_000]
/** The first workbook of a process compiles what writes it. */
const WARM_UP = 3
const HOST = 'demo.localhost'

const say = (text: string) => void process.stdout.write(`${text}\n`)
await ensureBuilt()
const { dataDir, remove } = makeDataDir()
try {
  const product = await startProduct(dataDir)
  const { superuserUrl, stop } = await startEmbedded({ dataDir, log: () => {}, as: 'command' })
  const boss = new Client({ connectionString: superuserUrl })
  await boss.connect()
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}\n`)
    say(table([['members', 'MB of workbook', 'seconds', 'peak MB', 'growth MB'], ...(await measure())]))
  } finally {
    await boss.end()
    await stop()
    await product.stop()
  }

  async function measure() {
    const send = clientOf({ port: product.port, host: HOST })
    const owner = await signIn(send, 'owner@example.com')
    const { rows } = await boss.query<{ channel_seq: string }>(
      "select channel_seq from channels where address = 'demo'",
    )
    const channelSeq = Number(rows[0]?.channel_seq)
    const workbook = async () => {
      const call = { path: pathOf(downloadMembers), body: {}, headers: owner }
      const { url } = dataOf(downloadMembers, await send(call))
      return drain(product.port, url, product.pid)
    }
    const lines = []
    let there = 0
    for (const size of SIZES) {
      await addMembers(boss, channelSeq, { from: there, to: size })
      there = size
      for (let time = 0; time < WARM_UP; time += 1) await workbook()
      const before = residentMb(product.pid)
      const { bytes, seconds, peakMb } = await workbook()
      const figures = [bytes / 1e6, seconds, peakMb, Math.max(0, peakMb - before)]
      lines.push([String(size), ...figures.map((figure) => figure.toFixed(1))])
    }
    return lines
  }
} finally {
  remove()
}

/** Takes the bytes and drops them; the most memory the product had meanwhile. */
function drain(port: number, path: string, pid: number) {
  const began = performance.now()
  return new Promise<{ bytes: number; seconds: number; peakMb: number }>((resolve, reject) => {
    let bytes = 0
    const stop = watchMemory(pid)
    const call = get(
      { hostname: '127.0.0.1', port, path, headers: { host: `${HOST}:${port}` } },
      (answer) => {
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.on('error', reject)
        answer.on('end', () => {
          resolve({ bytes, seconds: (performance.now() - began) / 1000, peakMb: stop() })
        })
      },
    )
    call.on('error', reject)
  })
}
