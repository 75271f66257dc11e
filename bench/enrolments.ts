// `npm run bench:enrolments`: members enrol in a free class, beside a bare transaction that locks a row for a seat. CPU counts a
// process and its part of the database together. The jobs of an enrolment, notifications and mails, run meanwhile or afterwards.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { enrolFree } from 'contract/workflows/admissions/api'
import { startEmbedded } from '../server/src/platform/db/embedded/embedded.ts'
import { startBaseline } from './baseline.ts'
import { clientOf } from './client.ts'
import { cpuMsOf, cpuMsOfTree } from './cpu.ts'
import { addClass, addPeople } from './people.ts'
import { databaseOf, ensureBuilt, makeDataDir, startProduct } from './product.ts'
import { table } from './table.ts'
import { pathOf } from './visits.ts'

const ROUNDS = 2
const IN_ROUND = 1000
/** Calls of each kind before anything is measured, after which Node has compiled what it runs often. */
const WARM_UP = 2000
const LANES = [1, 8]
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
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}\n`)
    say(await compare(boss, { product, baseline }))
  } finally {
    baseline.stop()
    await boss.end()
    await stop()
    await product.stop()
  }
} finally {
  remove()
}

interface Processes {
  product: { port: number; pid: number }
  baseline: { port: number; pid: number }
}
async function compare(boss: Client, { product, baseline }: Processes) {
  const database = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const path = pathOf(enrolFree, { courseSeq: await addClass(boss, SEATS) })
  const tokens = await addPeople(boss, WARM_UP + LANES.length * 2 * ROUNDS * IN_ROUND)
  const send = clientOf({ port: product.port, host: 'demo.localhost' })
  const plain = clientOf({ port: baseline.port })
  const enrol = () => send({ path, body: {}, headers: { 'access-token': tokens.pop() ?? '' } })
  const takeSeat = () => plain({ path: '/seat' })
  const rows = [['', 'per second', 'ratio', 'p50 ms', 'p99 ms', 'CPU ms', 'CPU ms of its jobs']]
  await untilIdle(boss)
  for (const act of [takeSeat, enrol]) await warmUp(act)
  await untilIdle(boss)
  for (const lanes of LANES) {
    const bare = side(`row lock, ${lanes} at a time`, { pid: baseline.pid, database, act: takeSeat })
    const own = side(`enrolment, ${lanes} at a time`, { pid: product.pid, database, act: enrol })
    const later = side('the same, its jobs later', { pid: product.pid, database, act: enrol })
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      await bare.run(lanes, () => Promise.resolve())
      await own.run(lanes, () => untilIdle(boss))
      await postponeJobs(boss)
      await later.run(lanes, () => runPostponed(boss))
    }
    rows.push(...[bare, own, later].map((one) => one.row(bare.perSecond())))
  }
  return table(rows)
}

interface Measured {
  pid: number
  database: number
  act: () => Promise<unknown>
}
function side(name: string, { pid, database, act }: Measured) {
  const took: number[] = []
  const sum = { ms: 0, cpu: 0, afterwards: 0 }
  const cpu = () => (cpuMsOf(pid) ?? 0) + cpuMsOfTree(database)
  const perSecond = () => (took.length / sum.ms) * 1000
  const lane = async (left: { acts: number }) => {
    while (left.acts > 0) {
      left.acts -= 1
      const began = performance.now()
      await act()
      took.push(performance.now() - began)
    }
  }
  return {
    perSecond,
    async run(lanes: number, finish: () => Promise<void>) {
      const left = { acts: IN_ROUND }
      const before = cpu()
      const began = performance.now()
      await Promise.all(Array.from({ length: lanes }, () => lane(left)))
      sum.ms += performance.now() - began
      const after = cpu()
      sum.cpu += after - before
      await finish()
      sum.afterwards += cpu() - after
    },
    row(bare: number) {
      const sorted = took.toSorted((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
      const each = (of: number) => (of / took.length).toFixed(2)
      const ratio = (perSecond() / bare).toFixed(2)
      return [name, perSecond().toFixed(0), ratio, at(0.5), at(0.99), each(sum.cpu), each(sum.afterwards)]
    },
  }
}

async function warmUp(act: () => Promise<unknown>) {
  const lanes = Math.max(...LANES)
  const lane = async () => {
    for (let at = 0; at < WARM_UP / lanes; at += 1) await act()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Jobs that are added from now on wait. */
async function postponeJobs(boss: Client) {
  await boss.query(`
    create function bench.later() returns trigger language plpgsql as
      $$ begin new.run_at := now() + interval '1 day'; return new; end $$;
    create trigger later before insert on graphile_worker._private_jobs for each row execute function bench.later()`)
}
async function runPostponed(boss: Client) {
  await boss.query(`
    drop function bench.later cascade;
    update graphile_worker._private_jobs set run_at = now() where run_at > now() + interval '12 hours';
    select pg_notify('jobs:insert', '{"r":"0","count":100000}')`)
  await untilIdle(boss)
}
async function untilIdle(boss: Client) {
  for (;;) {
    const { rows } = await boss.query<{ left: number }>(
      'select count(*)::int as left from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
    )
    if (rows[0]?.left === 0) return
    await pause(50)
  }
}
