import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLog } from './log.ts'

let dataDir: string
let today: Date
let said: string[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seodang-log-'))
  today = new Date('2026-03-01T10:00:00Z')
  said = []
})
afterEach(() => rm(dataDir, { recursive: true }))

const open = () =>
  openLog({ settings: { dataDir, logLevel: 'info' }, now: () => today, say: (line) => said.push(line) })
const read = (day: string) => readFile(join(dataDir, 'logs', `seodang-${day}.log`), 'utf8')

test('details go to the file, and the terminal stays quiet', async () => {
  const log = await open()
  log.info({ requestId: 'r1', status: 200 }, 'request')

  expect(JSON.parse(await read('2026-03-01'))).toEqual({
    level: 'info',
    time: '2026-03-01T10:00:00.000Z',
    requestId: 'r1',
    status: 200,
    msg: 'request',
  })
  expect(said).toEqual([])
})

test('a bug is one sentence on the terminal and a stack in the file', async () => {
  const log = await open()
  log.error({ err: new Error('no such column'), requestId: 'r2' }, 'Something broke')

  expect(said).toEqual([`✗ Something broke: no such column (request r2)\n  details: ${log.folder}`])
  expect(await read('2026-03-01')).toContain('log.test.ts')
})

test('secrets, and rows that PostgreSQL quotes, never reach the file', async () => {
  const log = await open()
  const err = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mina@example.com)',
  })
  log.info({
    headers: { cookie: 'SECRET', authorization: 'SECRET', 'access-token': 'SECRET' },
    body: { password: 'SECRET', code: 'SECRET' },
    request: { headers: { cookie: 'SECRET' } },
    token: 'SECRET',
  })
  log.error({ err })

  const written = await read('2026-03-01')
  expect(written).not.toContain('SECRET')
  expect(written).not.toContain('mina@example.com')
  expect(written).toContain('23505')
})

test('a new day begins a new file', async () => {
  const log = await open()
  log.info('before midnight')
  today = new Date('2026-03-02T00:00:01Z')
  log.info('after midnight')

  expect(await read('2026-03-01')).not.toContain('after')
  expect(await read('2026-03-02')).toContain('after midnight')
})

test('two weeks are kept, and other files stay', async () => {
  const first = await open()
  first.close()
  for (let day = 1; day <= 20; day += 1) {
    await writeFile(join(dataDir, 'logs', `seodang-2026-02-${String(day).padStart(2, '0')}.log`), '')
  }
  await writeFile(join(dataDir, 'logs', 'notes.log'), '')

  await open()

  const kept = await readdir(join(dataDir, 'logs'))
  expect(kept).toHaveLength(15)
  expect(kept).toContain('notes.log')
  expect(kept).not.toContain('seodang-2026-02-07.log')
})
