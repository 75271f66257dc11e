// `npm run bench:lists`: the cost of lists of classes with a thousand, a hundred thousand and a million classes.
import { cpus } from 'node:os'
import { Client } from 'pg'
import { browseCourses, countCourses } from 'contract/teaching/courses/list.api'
import { urlOf } from 'contract/http/envelope'
import { startEmbedded } from '../server/src/platform/db/embedded/embedded.ts'
import { seedClasses } from '../server/src/testing/many-classes.ts'
import { clientOf, type Send } from './client.ts'
import { hold, type Figures, type Outcome, type Side } from './contest.ts'
import { ensureBuilt, makeDataDir, startProduct } from './product.ts'
import { table } from './table.ts'
import { dataOf } from './visits.ts'

/** Sites have a thousand classes each; the million adds one with ten thousand. */
const EACH = 1000
const LARGE = 10_000
const scales = [
  { name: '1 k', sites: 1 },
  { name: '100 k', sites: 100 },
  { name: '1 M', sites: 1000 },
]
const ACTS = 600
/** A product that has just started is still compiling, which would distort the first scale. */
const WARM_UP = 600
/** The same rows of the same index, queried without the product. */
const BASELINE = `select * from courses where channel_seq = $1 and state = 'PUBLISHED' and public_cd = '00'
  order by by_popularity desc, course_seq desc limit 20`

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
    const outcomes = await measure({ boss, ...product })
    say(`\n${tableOf(outcomes)}`)
  } finally {
    await boss.end()
    await stop()
    await product.stop()
  }
} finally {
  remove()
}

/** Measures the same site of a thousand classes among growing numbers of others, and finally one of ten thousand. */
async function measure(ring: Ring) {
  const outcomes = new Map<string, Outcome[]>()
  const first = await seedClasses(ring.boss, { sites: 1, each: EACH }, 1)
  let there = 1
  for (const { name, sites } of scales) {
    if (sites > there) await seedClasses(ring.boss, { sites: sites - there, each: EACH }, 1)
    there = sites
    outcomes.set(name, await contestsOn(first, ring))
  }
  const large = await seedClasses(ring.boss, { sites: 1, each: LARGE }, 1)
  return outcomes.set('site of 10 k', await contestsOn(large, ring))
}

interface Ring {
  boss: Client
  port: number
  pid: number
}
async function contestsOn(channelSeq: number, { boss, port, pid }: Ring) {
  const { rows } = await boss.query<{ address: string }>(
    'select address from channels where channel_seq = $1',
    [channelSeq],
  )
  const send = clientOf({ port, host: `${rows[0]?.address}.localhost` })
  const baseline: Side = {
    pid: process.pid,
    act: () => boss.query({ name: 'baseline', text: BASELINE, values: [channelSeq] }),
  }
  const outcomes = []
  for (const [name, path] of Object.entries(await questionsOf(send, channelSeq))) {
    outcomes.push(
      await hold({
        name,
        product: { pid, act: () => send({ path }) },
        baseline,
        acts: ACTS,
        warmUp: WARM_UP,
        lanes: 1,
      }),
    )
  }
  return outcomes
}

function filter(conditions: object) {
  return { filter: JSON.stringify(conditions) }
}

async function questionsOf(send: Send, channelSeq: number) {
  const ask = (endpoint: typeof browseCourses | typeof countCourses, query: object) =>
    urlOf(endpoint, { params: { channelSeq }, query: { ...query } })
  const far = await send({ path: ask(browseCourses, { size: 100 }) })
  const cursor = dataOf(browseCourses, far).nextCursor ?? ''
  return {
    'first page': ask(browseCourses, {}),
    'further page': ask(browseCourses, { cursor }),
    'free, newest': ask(browseCourses, { ...filter({ fare: 'free' }), sort: 'latest' }),
    'search, rare word': ask(browseCourses, filter({ q: '도예' })),
    'search, common word': ask(browseCourses, filter({ q: '요가' })),
    'counts beside filters': ask(countCourses, filter({ fare: 'paid' })),
  }
}

function cell({ p50, p99 }: Figures) {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}`
}

/** The ratio to the baseline of the same minutes: a busy machine slowed both. */
function slowness({ product, baseline }: Outcome) {
  return product.p99 / baseline.p99
}

function tableOf(outcomes: Map<string, Outcome[]>) {
  const names = [...outcomes.keys()]
  const head = ['p50 / p99 ms', ...names, 'growth of p99', 'p50 to baseline']
  const rows = (outcomes.get('1 k') ?? []).map(({ name }) => {
    const of = (scale: string) => outcomes.get(scale)?.find((one) => one.name === name)
    const [small, million] = [of('1 k'), of('1 M')]
    const growth = small && million ? slowness(million) / slowness(small) : Number.NaN
    const ratio = million ? million.product.p50 / million.baseline.p50 : Number.NaN
    const cells = names.map((scale) => {
      const found = of(scale)
      return found ? cell(found.product) : '–'
    })
    return [name, ...cells, growth.toFixed(2), ratio.toFixed(1)]
  })
  const baselines = names.map((scale) => {
    const first = outcomes.get(scale)?.[0]
    return first ? cell(first.baseline) : '–'
  })
  return table([head, ...rows, ['baseline: one indexed query', ...baselines, '', '1.0']])
}
