// `npm test`: everything that must hold, in the order of package.json's `check:…`, cheap things first.
// `npm test types server` runs only the named steps. Plain Node: it brings whatever it needs by itself.
import './setup/node-version.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './setup/prepare.mjs'
import { giveUp } from './setup/run.mjs'
import { environment, needsBuild } from './setup/test-environment.mjs'
import { useTemporaryFolder } from './setup/temporary-folder.mjs'
import { runSteps } from './setup/test-steps.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const known = Object.entries(scripts)
  .filter(([name]) => name.startsWith('check:'))
  .map(([name, command]) => ({ name: name.slice('check:'.length), command }))

const asked = process.argv.slice(2)
const strange = asked.filter((name) => !known.some((step) => step.name === name))
if (strange.length > 0) {
  giveUp(`There is no step ${strange.join(', ')}. There are: ${known.map((step) => step.name).join(', ')}.`)
}
const steps = known.filter(({ name }) => asked.length === 0 || asked.includes(name))

const began = performance.now()
await ensureInstalled()
useTemporaryFolder()
const { env, problem } = await environment(steps)
if (steps.some(needsBuild)) await ensureBuilt()

const { passed, failed } = await runSteps(steps, { env, problem })
console.log(`\n${((performance.now() - began) / 1000).toFixed(1)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
