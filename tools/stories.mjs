// `npm run faults:stories -- [stories] [seed]`: plays random stories of orders and of bank deposits, any number from a seed, with
// as many workers as there are cores. Called again with the same numbers it continues. Exits with 1 after a violation.
import './setup/node-version.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup/prepare.mjs'
import { run } from './setup/run.mjs'

const EACH = 300
const SILENCE_MS = 15 * 60_000
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
const parts = Array.from({ length: Math.ceil(Number(count) / EACH) }, (_, number) => partOf(number))
const record = join(root, `.data/stories-${seed}.json`)
const done = new Set(readDone())
const waiting = parts.filter(({ number }) => !done.has(number))
const began = performance.now()
console.log(`${parts.length * EACH} stories, seed ${seed}; ${done.size * EACH} were played before`)

let failed = 0
const worker = async () => {
  for (let part = waiting.shift(); part; part = waiting.shift()) await play(part)
}
await Promise.all(Array.from({ length: availableParallelism() }, worker))
console.log(`${done.size * EACH} stories of seed ${seed} hold, ${failed} parts of ${EACH} do not`)
process.exit(failed > 0 ? 1 : 0)

async function play({ number, seed: own, file }) {
  const env = { ...process.env, STORIES: String(EACH), STORIES_SEED: String(own) }
  const { status, output } = await run(process.execPath, [vitest, 'run', '--project', 'server', file], {
    cwd: root,
    env,
    silenceMs: SILENCE_MS,
  })
  if (status === 0) {
    done.add(number)
    mkdirSync(join(root, '.data'), { recursive: true })
    writeFileSync(record, JSON.stringify([...done]))
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    console.log(`${done.size * EACH} of ${parts.length * EACH} hold, ${minutes} min`)
    return
  }
  failed += 1
  console.log(output)
  console.log(
    `Part ${number} fails. Again: STORIES=${EACH} STORIES_SEED=${own} npx vitest run --project server ${file}`,
  )
}

/** The parts that an earlier call played. */
function readDone() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return []
  }
}
