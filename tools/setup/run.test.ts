import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './run.mjs'
import { sweep } from './temporary-folder.mjs'

const node = (script: string, options: { silenceMs: number }) =>
  run(process.execPath, ['-e', script], options)

test('a program that keeps printing may run many times as long as the allowed silence', async () => {
  const talking = 'let n = 0; setInterval(() => (console.log(n), ++n > 30 && process.exit()), 100)'
  expect(await node(talking, { silenceMs: 2000 })).toMatchObject({ status: 0 })
})

test('a program that prints nothing for too long is killed', async () => {
  const { status, output } = await node('console.log("once"); setInterval(() => {}, 1000)', {
    silenceMs: 1000,
  })
  expect({ status, output }).toEqual({ status: 124, output: 'once\n' })
})

test('a run of the tests leaves no folder behind, however it ends', async () => {
  const shared = mkdtempSync(join(tmpdir(), 'seodang-sweep-'))
  onTestFinished(() => rmSync(shared, { recursive: true, force: true }))
  const file = JSON.stringify(join(import.meta.dirname, 'temporary-folder.mjs'))
  const begin = `import { mkdtempSync } from 'node:fs'; import { tmpdir } from 'node:os'; import { join } from 'node:path'
    const { useTemporaryFolder } = await import(${file}); useTemporaryFolder(); mkdtempSync(join(tmpdir(), 'left-'));`
  const ending = (end: string) =>
    run(process.execPath, ['--input-type=module', '-e', begin + end], {
      env: { ...process.env, TMPDIR: shared, TEMP: shared, TMP: shared },
    })
  const left = () => readdirSync(shared)

  await ending('')
  await ending('throw new Error("failed")')
  expect(left()).toEqual([])

  await ending('process.kill(process.pid, "SIGKILL")')
  expect(left()).toHaveLength(1)
  await ending('')
  expect(left()).toEqual([])
})

const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]

test.runIf(process.platform === 'linux')(
  'the folder of a run that lives stays, that of a number given to another process goes',
  () => {
    const shared = mkdtempSync(join(tmpdir(), 'seodang-sweep-'))
    onTestFinished(() => rmSync(shared, { recursive: true, force: true }))
    // Only systems with /proc report it; on others the age of a folder decides.
    const folderOf = (name: string, owner: string) => {
      const folder = join(shared, `seodang-tests-${name}`)
      mkdirSync(folder)
      writeFileSync(join(folder, 'owner'), owner)
      return folder
    }
    const active = folderOf('living', `${process.pid} ${startOf(process.pid)}`)
    const reused = folderOf('reused', `${process.pid} 1`)

    sweep(shared)

    expect([existsSync(active), existsSync(reused)]).toEqual([true, false])
  },
)
