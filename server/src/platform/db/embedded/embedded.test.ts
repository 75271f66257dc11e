import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asOwner } from '../roles.ts'
import { isRunning } from '../../operating/processes.ts'
import { startEmbedded } from './embedded.ts'
import { isPostmaster } from './leftovers.ts'
import { unprivileged } from './unprivileged.ts'

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
async function started(dataDir: string, as: 'server' | 'command' = 'server', isDurable = false) {
  const said: string[] = []
  const database = await startEmbedded({ dataDir, log: (line) => said.push(line), isDurable, as })
  onTestFinished(database.stop)
  return { ...database, said }
}

const valueOf = (url: string, text: string) =>
  asOwner(
    url,
    async (client) => (await client.query<{ value: unknown }>(`select ${text} as value`)).rows[0]?.value,
  )

test("the product's user only owns its database, and nobody else can read the secrets", async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const { url, superuserUrl, folder } = await started(dataDir)

  expect(await valueOf(url, 'current_user::text')).toBe('seodang')
  const powers = 'array(select rolname::text from pg_roles where rolsuper or rolbypassrls or rolcreaterole)'
  expect(await valueOf(superuserUrl, powers)).toEqual(['postgres'])
  expect(await valueOf(superuserUrl, "current_setting('listen_addresses')")).toBe('127.0.0.1')
  if (process.platform !== 'win32') expect(url).toContain(`@${encodeURIComponent(folder)}:`)
  for (const secret of [join(dataDir, 'database.secret'), join(folder, 'boss.secret')]) {
    expect(statSync(secret).mode & 0o777).toBe(0o600)
  }
  await expect(valueOf(url.replace(/:[^:@]+@/, ':wrong@'), '1')).rejects.toMatchObject({ code: '28P01' })
})

test('data survives a stop and a start', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const first = await started(dataDir)
  await asOwner(first.url, (client) => client.query('create table kept as select 7 as n'))
  await first.stop()

  const second = await started(dataDir)

  expect(await valueOf(second.url, '(select n from kept)')).toBe(7)
})

test('two simultaneous starters of a new folder share one database, which the last user ends', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const both = await Promise.all([starter(dataDir), starter(dataDir)])
  const here = await started(dataDir)

  expect(both.map(({ pid }) => pid)).toEqual([here.pid(), here.pid()])
  await here.stop()
  expect(await valueOf(here.url, '1')).toBe(1)
  expect(readdirSync(dataDir).filter((name) => name.includes('init') || name.includes('secret-'))).toEqual([])

  await Promise.all(both.map(({ end }) => end('SIGTERM')))
  await expect(valueOf(here.url, '1')).rejects.toThrow(/ECONNREFUSED|ENOENT/)
})

test('a database that outlived its killed product is reused, and ended by the process that found it', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const killed = await starter(dataDir)
  await killed.end('SIGKILL')

  const { url, pid, stop } = await started(dataDir)

  expect(pid()).toBe(killed.pid)
  expect(await valueOf(url, '1')).toBe(1)
  await stop()
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

test('a killed database is started again', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const first = await started(dataDir)
  process.kill(first.pid(), 'SIGKILL')

  const second = await started(dataDir)

  expect(second.pid()).not.toBe(first.pid())
  expect(await valueOf(second.url, '1')).toBe(1)
})

test('a command never ends a database it did not start, even when its starter was killed', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const killed = await starter(dataDir)
  await killed.end('SIGKILL')
  const server = await started(dataDir)

  const whileServed = await started(dataDir, 'command')
  await whileServed.stop()
  expect(await valueOf(server.url, '1')).toBe(1)

  const another = await starter(dataDir)
  await server.stop()
  await another.end('SIGKILL')
  const alone = await started(dataDir, 'command')
  await alone.stop()
  expect(await valueOf(server.url, '1')).toBe(1)
  await (await started(dataDir)).stop()
})

test('a command ends the database it started, unless a server uses it meanwhile', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const first = await started(dataDir, 'command')
  await first.stop()
  await expect(valueOf(first.url, '1')).rejects.toThrow(/ECONNREFUSED|ENOENT/)

  const second = await started(dataDir, 'command')
  const server = await started(dataDir)
  await second.stop()
  expect(await valueOf(server.url, '1')).toBe(1)
  await server.stop()
  await expect(valueOf(server.url, '1')).rejects.toThrow(/ECONNREFUSED|ENOENT/)
})

test.each(['the server', 'one of its processes'])(
  'kept running, it answers again within five seconds when %s is killed',
  async (which) => {
    const { url, superuserUrl, keepRunning, pid, said } = await started(
      aFolder({ mode: 0o755 }),
      'server',
      true,
    )
    const ends: string[] = []
    keepRunning((sentence) => ends.push(sentence))
    await asOwner(url, (client) => client.query('create table kept as select 7 as n'))
    const killed = which === 'the server' ? pid() : await otherBackend(superuserUrl)
    process.kill(killed, 'SIGKILL')

    await vi.waitFor(() => expect(said.at(-1)).toBe('The built-in PostgreSQL answers again.'), {
      timeout: 5000,
    })
    expect(await valueOf(url, '(select n from kept)')).toBe(7)
    expect(ends).toEqual([])
  },
)

test('a product whose database cannot be started again ends, and its last lines say why and what to do', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const product = await starter(dataDir)
  rmSync(join(dataDir, 'postgres/global'), { recursive: true })
  process.kill(product.pid, 'SIGKILL')

  expect(await product.ended).toBe(1)
  const [why, whatToDo, ...rest] = product.said().trim().split('\n')
  expect(why).toMatch(/could not be started again: PostgreSQL did not start. Its log: .*postgres.log/)
  expect([whatToDo, ...rest]).toEqual(['Seodang ends. Start it again once the reason is gone.'])
}, 90_000)

test('a reused process number does not prevent the start', async () => {
  const dataDir = aFolder({ mode: 0o755 })
  const first = await started(dataDir)
  const file = join(first.folder, 'postmaster.pid')
  const left = readFileSync(file, 'utf8')
  process.kill(first.pid(), 'SIGKILL')
  await vi.waitFor(() => expect(isPostmaster(first.folder, first.pid())).toBe(false))
  const other = spawn('sleep', ['60'], unprivileged())
  onTestFinished(() => void other.kill())
  writeFileSync(file, left.replace(/^\d+/, String(other.pid)))

  const second = await started(dataDir)

  expect(await valueOf(second.url, '1')).toBe(1)
  expect(isRunning(other.pid ?? 0)).toBe(true)
})

test('a zombie process is not running', async () => {
  // The shell does not reap its child.
  const shell = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'])
  onTestFinished(() => void shell.kill())
  const pid = await new Promise<number>((report) =>
    shell.stdout.once('data', (bytes: Buffer) => report(Number(bytes.toString()))),
  )
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false))
  if (process.platform === 'linux') expect(process.kill(pid, 0)).toBe(true)
})

test.runIf(isRoot)(
  'where its account cannot enter the folder, the database moves out and says where',
  async () => {
    const dataDir = join(aFolder({ mode: 0o700 }), 'data')
    const { url, folder, said, stop } = await started(dataDir)
    onTestFinished(async () => {
      await stop()
      rmSync(dirname(folder), { recursive: true })
    })

    expect(folder).toMatch(/^\/var\/lib\/seodang\/[0-9a-f]{12}\/postgres$/)
    expect(said.join()).toContain(`so the database lives in ${dirname(folder)}`)
    expect(await valueOf(url, '1')).toBe(1)
  },
)

/** A connection of another process. */
async function otherBackend(superuserUrl: string) {
  const others =
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
  return Number(await valueOf(superuserUrl, `(${others} limit 1)`))
}

/** Another process that starts the database and stops it on request. */
async function starter(dataDir: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', starterFile, dataDir])
  const ended = new Promise<number | null>((done) => child.once('close', done))
  let said = ''
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()))
  onTestFinished(() => void child.kill('SIGTERM'))
  const pid = await new Promise<number>((report, fail) => {
    child.stdout.once('data', (bytes: Buffer) => report(Number(bytes.toString())))
    child.stderr.once('data', (bytes: Buffer) => fail(new Error(bytes.toString())))
  })
  return { pid, ended, said: () => said, end: (signal: NodeJS.Signals) => (child.kill(signal), ended) }
}
