// `npm test -- --changed`: selects the tests that depend on changes since main.
import { root } from './prepare.mjs'
import { giveUp, run } from './run.mjs'

const CODE = /\.(?:ts|tsx|mts|mjs|cjs|js)$/
const OF_TESTS = /\.(?:test|fixture)\.tsx?$|\/testing\//
const PRODUCT = /^(?:contract|demo|server|web)\//
/** The setup of its tests, and new endpoints, which at least one of its tests has to call. */
const OF_SERVER = /^server\/src\/testing\/|^contract\/.*\/api\.ts$/
/** Files that every test depends on. */
const GROUND =
  /(?:^|\/)(?:package|package-lock)\.json$|(?:^|\/)tsconfig[^/]*\.json$|^vitest\.config\.ts$|^tools\/(?:build\.mjs|setup\/)/

/**
 * The rule for each step with a long list of tests: the readers of `whole` files are unknown, so the whole step runs;
 * vitest finds the importers of `reached` files. Steps without a rule are cheap and always run.
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
/** Migrations, style sheets, lists of words: tests read them without an import. */
function isData(file, part) {
  return (file.startsWith('contract/') || file.startsWith(`${part}/`)) && !isCode(file)
}
/** Journeys start the built product, with the helpers of their setup. */
function isOfBuild(file) {
  const isBuilt = PRODUCT.test(file) && !OF_TESTS.test(file)
  return isGround(file) || isBuilt || /^e2e\/(?:(?:setup|product|demo)\.ts$|fake-providers\/)/.test(file)
}
function isJourney(file) {
  return file.startsWith('e2e/')
}

/**
 * Returns the tests of a step that depend on these files: 'whole' for all, 'reached' for those that import one of them,
 * or 'nothing'.
 */
export function reachOf(name, files) {
  // It reads a report of all server tests.
  if (name === 'kept') return reachOf('server', files) === 'whole' ? 'whole' : 'nothing'
  const reach = REACH[name]
  if (!reach || files.some(reach.whole)) return 'whole'
  return files.some(reach.reached) ? 'reached' : 'nothing'
}

/** The steps that depend on the changes since `ref`, each with its command. */
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

/** Changed files, committed or not, including untracked ones. */
async function filesSince(base) {
  const changed = await git('diff', '--name-only', '--no-renames', '-z', base)
  const added = await git('ls-files', '--others', '--exclude-standard', '-z')
  for (const { status, output } of [changed, added]) if (status !== 0) giveUp(output)
  return [...new Set([changed, added].flatMap(({ output }) => output.split('\0')))].filter(
    (file) => file !== '',
  )
}

const git = (...args) => run('git', args, { cwd: root })
