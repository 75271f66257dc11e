// `npm run bench:media`: the cost of preparing, uploading and serving a video, beside the minimal cost of the same
// work.
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { clientOf } from './client.ts'
import { hold } from './contest.ts'
import { headersOf, startBaseline } from './baseline.ts'
import { makeLecture } from './lecture.ts'
import { databaseOf, ensureBuilt, makeDataDir, startProduct, type Product } from './product.ts'
import { table } from './table.ts'
import { theHighRendition, untilItPlays } from './transcoding.ts'
import { uploading } from './uploading.ts'
import { findSegment } from './visits.ts'

/** The length of the video; a smaller number as argument is quicker on a busy machine. */
const SECONDS = Number(process.argv[2] ?? 60)
const say = (text: string) => void process.stdout.write(`${text}\n`)
const two = (value: number) => value.toFixed(2)
const median = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN

await ensureBuilt()
const { dataDir, remove } = makeDataDir()
try {
  say(`${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`)
  say(`load at the beginning: ${loadavg().map(two).join(' ')}\n`)
  const video = await makeLecture(join(dataDir, 'lecture.mp4'), SECONDS)
  const rows = [['', 'product', 'baseline', 'ratio', 'least and most of the rounds', 'promise']]
  rows.push(await preparing(video), await addingHighRendition(video))
  const first = await startProduct(dataDir)
  // The demo has more videos to prepare, which would disturb the measurement: without a transcoder they wait.
  try {
    await findSegment(clientOf({ port: first.port, host: 'demo.localhost' }))
  } finally {
    await first.stop()
  }
  const product = await startProduct(dataDir, { FFMPEG_PATH: join(dataDir, 'none') })
  try {
    rows.push(await sending(product), await serving(product))
  } finally {
    await product.stop()
  }
  say(table(rows))
  say(`\nload at the end: ${loadavg().map(two).join(' ')}`)
} finally {
  remove()
}

interface Round {
  product: number
  baseline: number
}
function rowOf(name: string, rounds: readonly Round[], expected: string) {
  const ratios = rounds.map(({ product, baseline }) => product / baseline)
  say(`${name}: ${rounds.map(({ product, baseline }) => `${two(product)} / ${two(baseline)}`).join(', ')}`)
  return [
    name,
    two(median(rounds.map(({ product }) => product))),
    two(median(rounds.map(({ baseline }) => baseline))),
    two(median(ratios)),
    `${two(Math.min(...ratios))} – ${two(Math.max(...ratios))}`,
    expected,
  ]
}

/** CPU of all steps that a minute of video takes, beside one run of the transcoder with the same sizes. */
async function preparing(video: string) {
  const rounds = await untilItPlays(video, join(dataDir, 'transcoding'))
  return rowOf(`preparing ${SECONDS} s of video, CPU s`, rounds, '≤ 1.10')
}

async function addingHighRendition(video: string) {
  const rounds = await theHighRendition(video, join(dataDir, 'transcoding'))
  return rowOf(`its high rendition, CPU s`, rounds, '≤ 1.10')
}

async function sending(product: Product) {
  const rounds = await uploading(product, join(dataDir, 'written.bin'))
  return rowOf('upload, MB per second', rounds, '≥ 0.50')
}

function perCore({ cpuMs }: { cpuMs: number | null }) {
  return 1000 / (cpuMs ?? Number.NaN)
}
/** The number of segments of a video that one core sends in a second. */
async function serving(product: Product) {
  const send = clientOf({ port: product.port, host: 'demo.localhost' })
  const segment = await findSegment(send)
  const part = await send(segment)
  const file = join(dataDir, 'segment.bin')
  writeFileSync(file, part.body)
  const baseline = await startBaseline({
    answers: {},
    database: databaseOf(dataDir),
    file: { path: file, headers: headersOf(part) },
  })
  try {
    const callBaseline = clientOf({ port: baseline.port })
    const contest = { name: 'segment', acts: 1200, lanes: 4 }
    const rounds: Round[] = []
    for (let round = 0; round < 3; round += 1) {
      const outcome = await hold({
        ...contest,
        product: { pid: product.pid, act: () => send(segment) },
        baseline: { pid: baseline.pid, act: () => callBaseline({ path: '/file' }) },
      })
      rounds.push({ product: perCore(outcome.product), baseline: perCore(outcome.baseline) })
    }
    return rowOf(
      `segments of ${Math.round(part.body.length / 1000)} KB per core and second`,
      rounds,
      '≥ 0.90',
    )
  } finally {
    baseline.stop()
  }
}
