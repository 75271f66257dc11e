import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asOwner } from '../roles.ts'
import { startEmbedded } from './embedded.ts'

const starterFile = resolve('server/src/testing/starter.ts')
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
const isRoot = process.getuid?.() === 0

function aFolder({ mode }: { mode: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-db-'))
  chmodSync(folder, mode)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts it in this process; the test ends it. */
async function started(dataDir: string) {
  const said: string[] = []
  const database = await startEmbedded({ dataDir, log: (line) => said.push(line), isDurable: false })
  onTestFinished(database.stop)
  return { ...database, said }
}

const valueOf = (url: string, text: string) =>
  asOwner(
    url,
    async (client) => (await client.query<{ value: unknown }>(`select ${text} as value`)).rows[0]?.value,
  )

test('the product gets a plain owner of its database, and nobody else can read the secrets', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const { url, superuserUrl, folder } = await started(dataDir)

  expect(await valueOf(url, 'current_user::text')).toBe('seodang')
  const powers = 'array(select rolname::text from pg_roles where rolsuper or rolbypassrls or rolcreaterole)'
  expect(await valueOf(superuserUrl, powers)).toEqual(['postgres'])
  expect(await valueOf(superuserUrl, "current_setting('listen_addresses')")).toBe('127.0.0.1')
  for (const secret of [join(dataDir, 'database.secret'), join(folder, 'boss.secret')]) {
    expect(statSync(secret).mode & 0o777).toBe(0o600)
  }
  await expect(valueOf(url.replace(/:[^:@]+@/, ':wrong@'), '1')).rejects.toMatchObject({ code: '28P01' })
})

test('what was written is there after a stop and a start', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const first = await started(dataDir)
  await asOwner(first.url, (client) => client.query('create table kept as select 7 as n'))
  await first.stop()

  const second = await started(dataDir)

  expect(await valueOf(second.url, '(select n from kept)')).toBe(7)
})

test('two that start at once on a new folder share one database, which only its starter ends', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const both = await Promise.all([starter(dataDir), starter(dataDir)])
  const here = await started(dataDir)

  expect(both.map(({ pid }) => pid)).toEqual([here.pid, here.pid])
  await here.stop()
  expect(await valueOf(here.url, '1')).toBe(1)
  expect(readdirSync(dataDir).filter((name) => name.includes('init') || name.includes('secret-'))).toEqual([])

  await Promise.all(both.map(({ end }) => end('SIGTERM')))
  await expect(valueOf(here.url, '1')).rejects.toThrow('ECONNREFUSED')
})

test('a database that outlived its killed product is found again, and ended by who found it', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const killed = await starter(dataDir)
  await killed.end('SIGKILL')

  const { url, pid, stop } = await started(dataDir)

  expect(pid).toBe(killed.pid)
  expect(await valueOf(url, '1')).toBe(1)
  await stop()
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

test('a database that was killed itself is started again', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const first = await started(dataDir)
  process.kill(first.pid, 'SIGKILL')

  const second = await started(dataDir)

  expect(second.pid).not.toBe(first.pid)
  expect(await valueOf(second.url, '1')).toBe(1)
})

test.runIf(isRoot)('in a folder closed to its account it moves out, and says where', async () => {
  const dataDir = join(aFolder({ mode: 0o700 }), 'data')
  const { url, folder, said, stop } = await started(dataDir)
  onTestFinished(async () => {
    await stop()
    rmSync(dirname(folder), { recursive: true })
  })

  expect(folder).toMatch(/^\/var\/lib\/seodang\/[0-9a-f]{12}\/postgres$/)
  expect(said.join()).toContain(`so the database lives in ${dirname(folder)}`)
  expect(await valueOf(url, '1')).toBe(1)
})

/** Another process that starts the database and, told to end, stops it. */
async function starter(dataDir: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', starterFile, dataDir])
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  onTestFinished(() => void child.kill('SIGTERM'))
  const pid = await new Promise<number>((tell, fail) => {
    child.stdout.once('data', (told: Buffer) => tell(Number(told.toString())))
    child.stderr.once('data', (told: Buffer) => fail(new Error(told.toString())))
  })
  return { pid, end: (signal: NodeJS.Signals) => (child.kill(signal), ended) }
}
