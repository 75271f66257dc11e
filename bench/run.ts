// `npm run bench`: the cost of the product beside the minimal cost of the same work, in one run on one machine.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { getCourse } from 'contract/views/class-page/api'
import { listCourses } from 'contract/teaching/courses/api'
import { cancelEnrolment, enrolFree } from 'contract/workflows/admissions/api'
import { clientOf, type Call, type Send } from './client.ts'
import { hold, type Contest, type Side } from './contest.ts'
import { headersOf, recorded, startBaseline } from './baseline.ts'
import { databaseOf, ensureBuilt, makeDataDir, startProduct, type Product } from './product.ts'
import { scriptsOfPage, scriptsOfScreens } from './scripts.ts'
import { idleConnections, idleSockets } from './sockets.ts'
import { table, tableOfOutcomes } from './table.ts'
import { dataOf, findCourse, findSegment, pathOf, signIn, watching } from './visits.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const share = (of: number) => `${(of * 100).toFixed(1)} %`
const seconds = (duration: number) => (duration / 1000).toFixed(1)
const CLASS_PAGE = '/classes/1'

await ensureBuilt()
const { dataDir, remove } = makeDataDir()
try {
  const first = await startProduct(dataDir)
  const segment = await prepareVideos(first)
  const second = await startProduct(dataDir)
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}\n`)
    say(`${await speeds(second, segment)}\n`)
    say(`${await scripts(clientOf({ port: second.port, host: 'demo.localhost' }))}\n`)
    const starts = [
      ['from the command to a page', 'seconds'],
      ['first start', seconds(first.startedInMs)],
      ['second start', seconds(second.startedInMs)],
    ]
    say(table(starts))
  } finally {
    await second.stop()
  }
} finally {
  remove()
}

/** Waits for the videos, whose preparation would disturb the measurement, and ends the first start. */
async function prepareVideos(product: Product) {
  const send = clientOf({ port: product.port, host: 'demo.localhost' })
  try {
    await watching(send)
    return await findSegment(send)
  } finally {
    await product.stop()
  }
}

async function speeds(product: Product, segment: Call) {
  const send = clientOf({ port: product.port, host: 'demo.localhost' })
  const page = await send({ path: CLASS_PAGE })
  const part = await send(segment)
  const file = join(dataDir, 'segment.bin')
  writeFileSync(file, part.body)
  const baseline = await startBaseline({
    answers: { '/page': recorded(page) },
    database: databaseOf(dataDir),
    file: { path: file, headers: headersOf(part) },
  })
  try {
    const callBaseline = clientOf({ port: baseline.port })
    const plain = (path: string): Side => ({ pid: baseline.pid, act: () => callBaseline({ path }) })
    const outcomes = []
    for (const contest of await contests({ product, send, segment, plain }))
      outcomes.push(await hold(contest))
    return `${tableOfOutcomes(outcomes)}\n\n${await sockets(product, send, baseline)}`
  } finally {
    baseline.stop()
  }
}

async function sockets(product: Product, send: Send, baseline: { port: number; pid: number }) {
  const own = await idleSockets(product, send)
  const plain = await idleConnections(baseline)
  const delivery = own.deliveredMs === null ? '–' : own.deliveredMs.toFixed(0)
  return table([
    [`${own.count} open sockets`, 'product', 'baseline'],
    ['KB each', own.kilobytesEach.toFixed(1), plain.kilobytesEach.toFixed(1)],
    ['of one core, idle', share(own.cpuShare), share(plain.cpuShare)],
    ['ms until everybody received it', delivery, '–'],
  ])
}

interface Ring {
  product: Product
  send: Send
  segment: Call
  plain: (path: string) => Side
}
async function contests({ product, send, segment, plain }: Ring): Promise<Contest[]> {
  const own = (call: () => Call): Side => ({ pid: product.pid, act: () => send(call()) })
  let visit = 0
  // A page with an unknown parameter is rendered for one visitor and never cached.
  const cold = () => ({ path: `${CLASS_PAGE}?visit=${(visit += 1)}` })
  const page = { baseline: plain('/page') }
  return [
    { name: 'class page, cached', product: own(() => ({ path: CLASS_PAGE })), ...page, acts: 6000, lanes: 8 },
    { name: 'class page, cold', product: own(cold), ...page, acts: 300, lanes: 1, warmUp: 2000 },
    {
      name: 'class list (API)',
      product: own(() => ({ path: pathOf(listCourses) })),
      baseline: plain('/classes'),
      acts: 1800,
      lanes: 8,
    },
    {
      name: 'class by id (API)',
      product: own(() => ({ path: pathOf(getCourse, { courseSeq: 1 }) })),
      baseline: plain('/class'),
      acts: 1800,
      lanes: 8,
    },
    {
      name: 'free enrolment',
      product: await enrolling(product, send),
      baseline: plain('/seat'),
      acts: 240,
      lanes: 1,
    },
    {
      name: 'heartbeat of a player',
      product: own(await watching(send)),
      baseline: plain('/beat'),
      acts: 1200,
      lanes: 1,
    },
    {
      name: 'video segment',
      product: own(() => segment),
      baseline: plain('/file'),
      acts: 1200,
      lanes: 4,
    },
  ]
}

/** One learner enrols, and the owner then cancels the enrolment. */
async function enrolling({ pid }: Product, send: Send): Promise<Side> {
  const courseSeq = await findCourse(send, ({ fareCd }) => fareCd === '00')
  const learner = await signIn(send, 'learner@example.com')
  const owner = await signIn(send, 'owner@example.com')
  let attendSeq = 0
  return {
    pid,
    async act() {
      const answer = await send({ path: pathOf(enrolFree, { courseSeq }), body: {}, headers: learner })
      attendSeq = dataOf(enrolFree, answer).attendSeq
    },
    undo: () => send({ path: pathOf(cancelEnrolment, { courseSeq, attendSeq }), body: {}, headers: owner }),
  }
}

async function scripts(send: Send) {
  const pages = { home: '/', 'class list': '/classes', 'class page': CLASS_PAGE, 'sign-in': '/login' }
  const rows = []
  for (const [name, path] of Object.entries(pages))
    rows.push([name, kilobytes(await scriptsOfPage(send, path))])
  const management = [
    'src/layouts/management/ManagementShell.tsx',
    'src/features/growth/statistics/DashboardScreen.tsx',
  ]
  const classroom = [
    'src/features/views/classroom/ClassroomScreen.tsx',
    'src/features/learning/playback/Player.tsx',
  ]
  return table([
    ['JavaScript', 'KB (brotli)'],
    ...rows,
    ['management', kilobytes(scriptsOfScreens(management))],
    ['classroom with player', kilobytes(scriptsOfScreens(classroom))],
  ])
}
