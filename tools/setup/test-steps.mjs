// Runs the steps of `npm test` and counts their results.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'
import { run } from './run.mjs'
import { needsBrowser } from './test-environment.mjs'

/** A step may take as long as it needs on a slow machine; one that prints nothing for this long hangs. */
const SILENCE_MS = 10 * 60_000
const results = join(root, '.data/test-results')

/**
 * Steps that use databases, browsers or the results of each other: the rounds run in turn, and the rows of a round in
 * parallel. Crash tests mostly wait for jobs, so they run beside the server's tests.
 */
const ROUNDS = [[['web']], [['server', 'kept'], ['crash']], [['e2e']]]
const inRounds = new Set(ROUNDS.flat(2))
const isVitest = ({ command }) => command.startsWith('vitest run')

export async function runSteps(steps, { env, problem }) {
  mkdirSync(results, { recursive: true })
  const outcomes = []
  const note = async (step) => {
    const missing = needsBrowser(step) ? problem : null
    outcomes.push(missing ? couldNotRun(step, missing) : await runStep(step, env))
  }
  const oneByOne = async (queue) => {
    for (let step = queue.shift(); step; step = queue.shift()) await note(step)
  }
  const light = steps.filter(({ name }) => !inRounds.has(name))
  await Promise.all([oneByOne(light), oneByOne(light)])
  for (const round of ROUNDS) {
    await Promise.all(round.map((row) => oneByOne(steps.filter(({ name }) => row.includes(name)))))
  }

  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), took: outcomes }
}

function couldNotRun({ name }, why) {
  console.log(`✗ ${name.padEnd(8)}         ${why}`)
  return { name, seconds: 0, passed: 0, failed: 1 }
}

async function runStep(step, env) {
  const began = performance.now()
  const report = join(results, `${step.name}.json`)
  rmSync(report, { force: true })
  const { status, output } = await run(step.command, [], {
    cwd: root,
    // vitest.config.ts writes its report there.
    env: { ...env, TEST_REPORT: report },
    shell: true,
    silenceMs: SILENCE_MS,
  })

  const outcome = isVitest(step)
    ? counted(report, status)
    : { passed: +(status === 0), failed: +(status !== 0) }
  const seconds = (performance.now() - began) / 1000
  const mark = status === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${step.name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${wordsFor(step, outcome)}`,
  )
  if (status === 124)
    console.log(`${step.name} printed nothing for ${SILENCE_MS / 60_000} minutes and was stopped.`)
  if (status !== 0) console.log(output)
  return { ...outcome, name: step.name, seconds }
}

/** A run may also fail without a failing test: a file that does not load, a setup that throws. */
function counted(report, status) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = status === 0 ? numFailedTests : Math.max(1, numFailedTests)
    return { passed: numPassedTests, failed, skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function wordsFor(step, { passed, skipped = 0 }) {
  if (!isVitest(step)) return ''
  return `${passed} tests${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
