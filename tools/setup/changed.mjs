// `npm test -- --changed`: what a change since it left main can reach.
import { root } from './prepare.mjs'
import { giveUp, run } from './run.mjs'

const CODE = /\.(?:ts|tsx|mts|mjs|cjs|js)$/
const OF_TESTS = /\.(?:test|fixture)\.tsx?$|\/testing\//
const PRODUCT = /^(?:contract|demo|server|web)\//
/** The setup of its tests; and a new endpoint has to be called by one of them. */
const OF_SERVER = /^server\/src\/testing\/|^contract\/.*\/api\.ts$/
/** Files that every test depends on. */
const GROUND =
  /(?:^|\/)(?:package|package-lock)\.json$|(?:^|\/)tsconfig[^/]*\.json$|^vitest\.config\.ts$|^tools\/(?:build\.mjs|setup\/)/

/**
 * What decides for each step with a long list of tests: who reads `whole` files is unknown, so they run the whole step;
 * vitest finds the importers of `reached` files. A step that is not named here is cheap and runs always.
 */
const REACH = {
  server: {
    whole: (file) => isGround(file) || OF_SERVER.test(file) || isData(file, 'server'),
    reached: isCode,
  },
  web: {
    whole: (file) => isGround(file) || file.startsWith('web/src/testing/') || isData(file, 'web'),
    reached: isCode,
  },
  crash: { whole: isOfBuild, reached: isJourney },
  e2e: { whole: isOfBuild, reached: isJourney },
}

function isGround(file) {
  return GROUND.test(file)
}
function isCode(file) {
  return CODE.test(file)
}
/** Migrations, style sheets, lists of words: read without an import that a test could be found by. */
function isData(file, part) {
  return (file.startsWith('contract/') || file.startsWith(`${part}/`)) && !isCode(file)
}
/** Journeys start the built product, with the helpers of their set-up. */
function isOfBuild(file) {
  const isBuilt = PRODUCT.test(file) && !OF_TESTS.test(file)
  return isGround(file) || isBuilt || /^e2e\/(?:(?:setup|product|demo)\.ts$|fake-providers\/)/.test(file)
}
function isJourney(file) {
  return file.startsWith('e2e/')
}

/** What of a step a change of these files reaches: 'whole', 'reached' for the tests that import one of them, or 'nothing'. */
export function reachOf(name, files) {
  // What the whole of the server's tests wrote down.
  if (name === 'kept') return reachOf('server', files) === 'whole' ? 'whole' : 'nothing'
  const reach = REACH[name]
  if (!reach || files.some(reach.whole)) return 'whole'
  return files.some(reach.reached) ? 'reached' : 'nothing'
}

/** The steps that what changed since `ref` can reach, each with the command for that. */
export async function reachedSteps(steps, ref) {
  const base = ref ?? (await whereItLeftMain())
  const files = await filesSince(base)
  console.log(`${files.length} files differ from ${base.slice(0, 12)}.`)
  return steps.flatMap((step) => {
    const reach = reachOf(step.name, files)
    if (reach === 'nothing') console.log(`– ${step.name.padEnd(8)}         not reached`)
    if (reach === 'reached')
      return [{ ...step, command: `${step.command} --changed ${base} --passWithNoTests` }]
    return reach === 'whole' ? [step] : []
  })
}

async function whereItLeftMain() {
  for (const main of ['origin/main', 'main']) {
    const { status, output } = await git('merge-base', 'HEAD', main)
    if (status === 0) return output.trim()
  }
  return giveUp('There is no main to compare with. Name what to compare with: npm test -- --changed=<commit>')
}

/** Committed or not, also what git does not know yet. */
async function filesSince(base) {
  const changed = await git('diff', '--name-only', '--no-renames', '-z', base)
  const added = await git('ls-files', '--others', '--exclude-standard', '-z')
  for (const { status, output } of [changed, added]) if (status !== 0) giveUp(output)
  return [...new Set([changed, added].flatMap(({ output }) => output.split('\0')))].filter(
    (file) => file !== '',
  )
}

const git = (...args) => run('git', args, { cwd: root })
