// `npm run bench:rush`: two thousand people press for a hundred seats within a second, at two processes of the product.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { enrolFree } from 'contract/workflows/admissions/api'
import { screenRefusals } from 'contract/money/enrolments/screen-refusals'
import { startEmbedded } from '../server/src/platform/db/embedded/embedded.ts'
import { startBaseline } from './baseline.ts'
import { patientClientOf, type Answer, type Send } from './client.ts'
import { addClass, addPeople } from './people.ts'
import { databaseOf, ensureBuilt, makeDataDir, startProduct } from './product.ts'
import { RUSH_MS, RUSH_PEOPLE, RUSH_SEATS } from './rush-limits.ts'
import { table } from './table.ts'
import { pathOf } from './visits.ts'

/** One rush finds processes that have just started, as a morning does; the last one is the figure of a busy day. */
const RUSHES = 3
const codeOf = ({ body }: Answer) => (JSON.parse(body.toString()) as { code: string }).code
const unknownSide: Send = () => Promise.reject(new Error('nobody answers'))

const say = (text: string) => void process.stdout.write(`${text}\n`)
await ensureBuilt()
const { dataDir, remove } = makeDataDir()
try {
  const first = await startProduct(dataDir)
  const second = await startProduct(dataDir, settingsOfSecond())
  const { superuserUrl, stop } = await startEmbedded({ dataDir, log: () => {}, as: 'command' })
  const boss = new Client({ connectionString: superuserUrl })
  await boss.connect()
  const orders = { answers: {}, database: databaseOf(dataDir), file: { path: '', headers: {} } }
  const baselines = [await startBaseline(orders), await startBaseline(orders)]
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}\n`)
    const tokens = await addPeople(boss, RUSH_PEOPLE)
    const rows = [['', 'answered', 'seats given', 'p50 ms', 'p99 ms', 'seconds in all']]
    for (let turn = 1; turn <= RUSHES; turn += 1) {
      // New connections each time: a server may close an idle one in the moment in which it is used again.
      const product = [first, second].map(({ port }) => patientClientOf({ port, host: 'demo.localhost' }))
      rows.push(await productRush({ boss, product, tokens }, `product, rush ${turn}`))
      const plain = baselines.map(({ port }) => patientClientOf({ port }))
      rows.push(await baselineRush(boss, plain, `baseline, rush ${turn}`))
    }
    say(table(rows))
  } finally {
    for (const baseline of baselines) baseline.stop()
    await boss.end()
    await second.stop()
    await stop()
    await first.stop()
  }
} finally {
  remove()
}

/** A second process of the same installation, as docs/operating.md describes it. */
function settingsOfSecond() {
  return {
    DATABASE_URL: databaseOf(dataDir),
    MASTER_SECRET: readFileSync(join(dataDir, 'master.secret'), 'utf8').trim(),
  }
}

interface ProductSide {
  boss: Client
  product: Send[]
  tokens: readonly string[]
}
async function productRush({ boss, product, tokens }: ProductSide, name: string) {
  const courseSeq = await addClass(boss, RUSH_SEATS)
  const path = pathOf(enrolFree, { courseSeq })
  const { answers, ...times } = await rush((person) => {
    const headers = { 'access-token': tokens[person] ?? '' }
    return (product[person % product.length] ?? unknownSide)({ path, body: {}, headers })
  })
  const full = screenRefusals.SOLD_OUT
  const strange = answers.filter((answer) => answer.status !== 200 && codeOf(answer) !== full)
  if (strange.length > 0) throw new Error(`not an answer to a rush: ${strange[0]?.body.toString()}`)
  const { rows } = await boss.query<{ given: string; learners: string }>(
    `select seats_taken as given,
       (select count(distinct user_seq) from enrolments where course_seq = $1 and state = 'APPROVED') as learners
     from course_rounds where course_seq = $1`,
    [courseSeq],
  )
  const enrolled = answers.filter(({ status }) => status === 200).length
  const [{ given, learners } = { given: '', learners: '' }] = rows
  if (new Set([Number(given), Number(learners), enrolled]).size > 1)
    throw new Error(`${given} seats are counted, ${learners} people learn, ${enrolled} were enrolled`)
  return rowOf(name, { given: Number(given), answered: answers.length, ...times })
}

async function baselineRush(boss: Client, plain: Send[], name: string) {
  await boss.query('update bench.seats set taken = 0')
  const { answers, ...times } = await rush((person) =>
    (plain[person % plain.length] ?? unknownSide)({ path: '/last-seats' }),
  )
  const { rows } = await boss.query<{ taken: number }>('select taken from bench.seats')
  return rowOf(name, { given: rows[0]?.taken ?? 0, answered: answers.length, ...times })
}

/** Everybody presses once, spread evenly over the time of a rush. */
async function rush(press: (person: number) => Promise<Answer>) {
  const took: number[] = []
  const began = performance.now()
  const one = async (person: number) => {
    await pause((person * RUSH_MS) / RUSH_PEOPLE)
    const pressed = performance.now()
    const answer = await press(person)
    took.push(performance.now() - pressed)
    return answer
  }
  const answers = await Promise.all(Array.from({ length: RUSH_PEOPLE }, (_, person) => one(person)))
  const seconds = (performance.now() - began) / 1000
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { answers, p50: at(0.5), p99: at(0.99), seconds }
}

interface Rush {
  answered: number
  given: number
  p50: number
  p99: number
  seconds: number
}
function rowOf(name: string, { answered, given, p50, p99, seconds }: Rush) {
  return [name, String(answered), String(given), p50.toFixed(0), p99.toFixed(0), seconds.toFixed(2)]
}
