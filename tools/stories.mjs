// `npm run faults:stories -- [sequences] [seed]`: plays random sequences of steps of orders and of bank deposits, any number from a
// seed, with one process for each core. Called again with the same numbers it continues. Exits with 1 after a violation.
import './setup/node-version.mjs'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup/prepare.mjs'
import { run } from './setup/run.mjs'

/** Sequences of a part: a process begins with an empty database, which takes as long as hundreds of them. */
const EACH = 3000
const MINUTE_MS = 60_000
const LONGEST_MS = 3 * 3600_000
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const folder = 'server/src/features/money/orders'
const files = [`${folder}/orders.property.test.ts`, `${folder}/deposits.property.test.ts`]

const [count = '10000', seed = String(Math.floor(Math.random() * 2 ** 30))] = process.argv.slice(2)
await ensureInstalled()

// Of three parts two are about orders: they have more that can happen.
const partOf = (number) => ({
  number,
  seed: Number(seed) + number,
  file: number % 3 === 2 ? files[1] : files[0],
})
const total = Number(count)
const partCount = Math.ceil(total / EACH)
const sizeOf = (number) => (number < partCount - 1 ? EACH : total - number * EACH)
const parts = Array.from({ length: partCount }, (_, number) => partOf(number))
const folderOfRun = join(root, '.data/stories')
const record = join(folderOfRun, `${seed}-${total}.json`)
const reportOf = (number) => join(folderOfRun, `${seed}-${total}-${number}.txt`)
mkdirSync(folderOfRun, { recursive: true })
/** How many sequences each part played that holds. */
const done = new Map(readDone())
const waiting = parts.filter(({ number }) => !done.has(number))
const began = performance.now()
const before = sumOf(done.values())
console.log(`${total} sequences, seed ${seed}; ${before} were played before`)

const running = new Set()
let failed = 0
const progress = setInterval(sayProgress, MINUTE_MS)
const worker = async () => {
  for (let part = waiting.shift(); part; part = waiting.shift()) await play(part)
}
await Promise.all(Array.from({ length: availableParallelism() }, worker))
clearInterval(progress)
sayProgress()
console.log(`${sumOf(done.values())} sequences of seed ${seed} hold, ${failed} parts do not`)
process.exit(failed > 0 ? 1 : 0)

async function play({ number, seed: own, file }) {
  const report = reportOf(number)
  rmSync(report, { force: true })
  running.add(number)
  const env = {
    ...process.env,
    STORIES: String(sizeOf(number)),
    STORIES_SEED: String(own),
    STORIES_REPORT: report,
  }
  const { status, output } = await run(process.execPath, [vitest, 'run', '--project', 'server', file], {
    cwd: root,
    env,
    // It prints nothing while it plays.
    timeoutMs: LONGEST_MS,
  })
  running.delete(number)
  if (status === 0) {
    done.set(number, countIn(report))
    writeFileSync(record, JSON.stringify([...done]))
    return
  }
  failed += 1
  console.log(output)
  console.log(
    `Part ${number} fails. Again: STORIES=${sizeOf(number)} STORIES_SEED=${own} npx vitest run --project server ${file}`,
  )
}

function sayProgress() {
  const played = sumOf(done.values()) + sumOf([...running].map((number) => countIn(reportOf(number))))
  const minutes = (performance.now() - began) / MINUTE_MS
  const each = Math.round((played - before) / Math.max(minutes, 0.01))
  console.log(`${played} of ${total} after ${minutes.toFixed(1)} min, ${each} a minute, ${failed} parts fail`)
}

/** The sequences that a part has played so far; each scene adds a line. */
function countIn(report) {
  try {
    return sumOf(readFileSync(report, 'utf8').split('\n').map(Number))
  } catch {
    return 0
  }
}

function sumOf(numbers) {
  return [...numbers].reduce((sum, number) => sum + number, 0)
}

/** The parts that an earlier call played. */
function readDone() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return []
  }
}
