import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const library = pathToFileURL(join(import.meta.dirname, 'temporary-folder.mjs')).href
const LONG_AGO = new Date(Date.now() - 120_000)

/**
 * Runs a separate process with an empty temporary folder, which creates a folder as a test does, prints its path, and
 * runs `then`.
 */
async function aRun(shared: string, then: string) {
  const program = `
    import { mkdtempSync } from 'node:fs'
    import { tmpdir } from 'node:os'
    import { join } from 'node:path'
    import { useTemporaryFolder } from '${library}'
    useTemporaryFolder()
    console.log(mkdtempSync(join(tmpdir(), 'seodang-test-')))
    ${then}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TMPDIR: shared },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const [folder] = (await once(child.stdout, 'data')) as [Buffer]
  return { folder: folder.toString().trim(), child, ended }
}
const aShared = () => mkdtempSync(join(tmpdir(), 'shared-'))
const WAIT = 'setInterval(() => {}, 1000)'

test.each(['', 'process.exit(1)', 'throw new Error()'])(
  'nothing stays of a run that ends with "%s"',
  async (then) => {
    const shared = aShared()
    const { folder, ended } = await aRun(shared, then)
    await ended
    expect(folder).toContain(join(shared, 'seodang-tests-'))
    expect(readdirSync(shared)).toEqual([])
  },
)

test.runIf(process.platform === 'linux')(
  'the folder of a run that was killed goes with the next run, that of one that lives stays',
  async () => {
    const shared = aShared()
    const [killed, active] = [await aRun(shared, WAIT), await aRun(shared, WAIT)]
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(readdirSync(shared)).toHaveLength(2)

    await (
      await aRun(shared, '')
    ).ended

    expect(readdirSync(shared).map((name) => join(shared, name))).toEqual([join(active.folder, '..')])
  },
)

test('removes a folder that a program recreated after its run, but not one that was just created', async () => {
  const shared = aShared()
  for (const name of ['seodang-tests-again', 'seodang-tests-new', 'other']) {
    mkdirSync(join(shared, name, 'data'), { recursive: true })
    writeFileSync(join(shared, name, 'data/log'), '')
  }
  utimesSync(join(shared, 'seodang-tests-again'), LONG_AGO, LONG_AGO)
  utimesSync(join(shared, 'other'), LONG_AGO, LONG_AGO)

  await (
    await aRun(shared, '')
  ).ended

  expect(readdirSync(shared).toSorted()).toEqual(['other', 'seodang-tests-new'])
})
