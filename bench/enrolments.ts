// `npm run bench:enrolments`: members enrol in a free class, beside a bare transaction that locks a row for a seat. CPU counts a
// process and its part of the database together, with the jobs of an enrolment: notifications and mails.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { enrolFree } from 'contract/workflows/admissions/api'
import { startEmbedded } from '../server/src/platform/db/embedded/embedded.ts'
import { startBaseline } from './baseline.ts'
import { clientOf, type Send } from './client.ts'
import { cpuMsOf, cpuMsOfTree } from './cpu.ts'
import { addClass, addPeople } from './people.ts'
import { databaseOf, ensureBuilt, makeDataDir, startProduct } from './product.ts'
import { table } from './table.ts'
import { pathOf } from './visits.ts'

const ROUNDS = 6
const IN_ROUND = 250
const SEATS = 100_000

const say = (text: string) => void process.stdout.write(`${text}\n`)
await ensureBuilt()
const { dataDir, remove } = makeDataDir()
try {
  const product = await startProduct(dataDir)
  const { superuserUrl, stop } = await startEmbedded({ dataDir, log: () => {}, as: 'command' })
  const boss = new Client({ connectionString: superuserUrl })
  await boss.connect()
  const baseline = await startBaseline({
    answers: {},
    database: databaseOf(dataDir),
    file: { path: '', headers: {} },
  })
  const database = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}\n`)
    const courseSeq = await addClass(boss, SEATS)
    const tokens = await addPeople(boss, ROUNDS * 2 * 2 * IN_ROUND)
    const send = clientOf({ port: product.port, host: 'demo.localhost' })
    const plain = clientOf({ port: baseline.port })
    const path = pathOf(enrolFree, { courseSeq })
    await settled(boss)
    const rows = [['', 'per second', 'p50 ms', 'p99 ms', 'CPU ms', 'with its jobs', 'of it the process']]
    for (const lanes of [1, 8]) {
      const own = side('enrolment', { pid: product.pid, database, boss })
      const bare = side('row lock', { pid: baseline.pid, database, boss })
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        await own.run(lanes, enrolling(send, { path, tokens }))
        await bare.run(lanes, () => plain({ path: '/seat' }))
      }
      for (const { row } of [own, bare]) rows.push(row(lanes))
      say(`ratio with ${lanes} at a time: ${(own.perSecond() / bare.perSecond()).toFixed(2)}`)
    }
    say(`\n${table(rows)}`)
  } finally {
    baseline.stop()
    await boss.end()
    await stop()
    await product.stop()
  }
} finally {
  remove()
}

function enrolling(send: Send, { path, tokens }: { path: string; tokens: string[] }) {
  return () => send({ path, body: {}, headers: { 'access-token': tokens.pop() ?? '' } })
}

interface Measured {
  pid: number
  database: number
  boss: Client
}
function side(name: string, { pid, database, boss }: Measured) {
  const took: number[] = []
  const sum = { ms: 0, process: 0, at: 0, all: 0 }
  const cpu = () => ({ process: cpuMsOf(pid) ?? 0, database: cpuMsOfTree(database) })
  const perSecond = () => (took.length / sum.ms) * 1000
  return {
    perSecond,
    async run(lanes: number, act: () => Promise<unknown>) {
      let left = IN_ROUND
      const before = cpu()
      const began = performance.now()
      const lane = async () => {
        while (left > 0) {
          left -= 1
          const acted = performance.now()
          await act()
          took.push(performance.now() - acted)
        }
      }
      await Promise.all(Array.from({ length: lanes }, lane))
      sum.ms += performance.now() - began
      const after = cpu()
      sum.at += after.process - before.process + after.database - before.database
      await settled(boss)
      const end = cpu()
      sum.process += end.process - before.process
      sum.all += end.process - before.process + end.database - before.database
    },
    row(lanes: number) {
      const sorted = took.toSorted((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
      const each = (of: number) => (of / took.length).toFixed(2)
      return [
        `${name}, ${lanes} at a time`,
        perSecond().toFixed(0),
        at(0.5),
        at(0.99),
        each(sum.at),
        each(sum.all),
        each(sum.process),
      ]
    },
  }
}

/** Waits until no job is left to run. */
async function settled(boss: Client) {
  for (;;) {
    const { rows } = await boss.query<{ left: number }>(
      'select count(*)::int as left from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
    )
    if (rows[0]?.left === 0) return
    await pause(50)
  }
}
