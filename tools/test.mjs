// `npm test` runs all scripts `check:…` of package.json: cheap ones first, and the longest of these first. `npm test
// lint server` runs only the named steps, `npm test -- --changed` those that depend on a change. Plain Node: it
// installs its requirements itself.
import './setup/node-version.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './setup/prepare.mjs'
import { reachedSteps } from './setup/changed.mjs'
import { giveUp } from './setup/run.mjs'
import { environment, needsBuild } from './setup/test-environment.mjs'
import { useTemporaryFolder } from './setup/temporary-folder.mjs'
import { runSteps } from './setup/test-steps.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const known = Object.entries(scripts)
  .filter(([name]) => name.startsWith('check:'))
  .map(([name, command]) => ({ name: name.slice('check:'.length), command }))

/** The limit for all steps, on two otherwise idle cores. */
const PROMISED_MINUTES = 20

const CHANGED = /^--changed(?:=(.+))?$/
const since = process.argv.map((word) => CHANGED.exec(word)).find((found) => found !== null)
const names = process.argv.slice(2).filter((word) => !CHANGED.test(word))
const strange = names.filter((name) => !known.some((step) => step.name === name))
if (strange.length > 0) {
  giveUp(`There is no step ${strange.join(', ')}. There are: ${known.map((step) => step.name).join(', ')}.`)
}
const selected = known.filter(({ name }) => names.length === 0 || names.includes(name))

const began = performance.now()
await ensureInstalled()
const steps = since ? await reachedSteps(selected, since[1]) : selected
useTemporaryFolder()
const { env, problem } = await environment(steps)
if (steps.some(needsBuild)) await ensureBuilt()

const { passed, failed, took } = await runSteps(steps, { env, problem })
const longest = took.toSorted((one, other) => other.seconds - one.seconds)
console.log(`\n${longest.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}`)
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
console.log(`${minutes} minutes; the whole is promised in ${PROMISED_MINUTES} on two quiet cores`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
