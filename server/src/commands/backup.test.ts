import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from '../platform/db/migrate.ts'
import { asOwner } from '../platform/db/roles.ts'
import { cloneDatabase } from '../testing/database.ts'
import { backUp } from './backup.ts'
import { findSequences, findSites, findTables, readRows } from './dump.queries.ts'
import { restore } from './restore.ts'

const now = () => new Date('2026-03-01T10:00:00Z')
const migrations = resolve(import.meta.dirname, '../../migrations')
const masterSecret = Buffer.alloc(32, 5)

let folder: string
let closing: (() => Promise<unknown>)[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seodang-backup-'))
  closing = []
})
afterEach(async () => {
  for (const close of closing) await close()
  await rm(folder, { recursive: true })
})

async function aDatabase() {
  const clone = await cloneDatabase(inject('template'))
  closing.push(clone.drop)
  return clone.url
}
async function anUnmigratedDatabase() {
  const url = await aDatabase()
  await asOwner(url, (db) =>
    db.query('drop schema graphile_worker cascade; drop schema public cascade; create schema public'),
  )
  return url
}
async function keep(name: string, content: string | Buffer) {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const aPicture = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251))

/** Two sites whose rows are hard to preserve: microseconds, quotes, line breaks, lists, JSON null, cyclic keys. */
async function anInstallation() {
  const url = await aDatabase()
  await asOwner(url, (db) =>
    db.query(`
      alter table users alter column user_seq restart with 1;
      alter table channels alter column channel_seq restart with 1;
      alter table files alter column file_seq restart with 1;
      insert into users (email, password_hash, name, is_operator, created_at)
        values ('haru@example.com', 'x', 'Haru "하루" \\ ''s' || chr(10) || 'second line', true, '2026-01-02 03:04:05.678901+00'),
               ('sodam@example.com', 'y', 'Sodam', false, 'infinity');
      insert into channels (name, address, brand_color, brand_shades, company, owner_user_seq, created_at, updated_at)
        select name, 'site-' || user_seq, '#aabbcc', array_fill('#aabbcc'::text, array[10]), 'null', user_seq, now(), now()
        from users;
      begin; select set_config('app.channel_seq', '1', true);
      insert into members (user_seq, role, joined_at) values (1, 'OWN', now());
      insert into files (kind, storage_key, origin_file_name, content_type, file_size, widths, uploaded_by_user_seq, created_at)
        select 'profile', 'k' || n, 'a.png', 'image/png', 9007199254740993, '{320,640}', 1, now() from generate_series(1, 1200) n;
      update members set profile_image_file_seq = 1;
      select add_channel_job('sendMail', '{"to":"haru"}', now(), 'once', 5);
      select set_config('app.channel_seq', '2', true);
      insert into members (user_seq, joined_at) values (2, now());
      commit;
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-1'`),
  )
  const dataDir = join(folder, 'first')
  await keep('first/files/1/abc/640.webp', aPicture)
  await keep('first/files/1/empty.txt', '')
  await keep('first/sandbox.json', '{"payments":[]}')
  await keep('first/logs/seodang-2026-03-01.log', 'not product')
  await keep('first/files/.drafts/half', 'not whole')
  return { url, dataDir }
}

const backUpTo = (target: string, { url, dataDir }: { url: string; dataDir: string }) =>
  backUp({ url, dataDir, masterSecret, target: join(folder, target), version: '1.2.3', now })
const restoreInto = ({ url, dataDir }: { url: string; dataDir: string }, source = 'backup.tar') =>
  restore({ url, dataDir, migrations, masterSecret: null, source: join(folder, source) })

/** The whole content of a database as text, without the locks of running jobs. */
const contentsOf = (url: string) =>
  asOwner(url, async (db) => {
    await db.query(
      "update graphile_worker._private_jobs set locked_at = null, locked_by = null; set timezone = 'UTC'",
    )
    await db.query('begin')
    const rows: string[] = []
    const sites = await findSites(db)
    for (const table of await findTables(db)) {
      for (const site of table.isOfSites ? sites : [null]) {
        for await (const lines of readRows(db, table, site)) {
          rows.push(...lines.map((line) => `${table.name} ${site}: ${line}`))
        }
      }
    }
    return { rows: rows.toSorted((a, b) => a.localeCompare(b)), sequences: await findSequences(db) }
  })

test('a backup restored into an empty folder is the same installation, row for row and file for file', async () => {
  const first = await anInstallation()
  const kept = await backUpTo('backup.tar', first)
  const second = { url: await anUnmigratedDatabase(), dataDir: join(folder, 'second') }

  await restoreInto(second)

  const contents = await contentsOf(second.url)
  expect(contents).toEqual(await contentsOf(first.url))
  expect(contents.rows.length).toBe(kept.rows)
  expect(contents.rows.length).toBeGreaterThan(1200)
  expect(await readFile(join(second.dataDir, 'files/1/abc/640.webp'))).toEqual(aPicture)
  expect(await readFile(join(second.dataDir, 'files/1/empty.txt'), 'utf8')).toBe('')
  expect((await readdir(second.dataDir)).toSorted()).toEqual(['files', 'master.secret', 'sandbox.json'])
  expect(await readdir(join(second.dataDir, 'files'))).toEqual(['1'])
})

test('only their owner can read the backup and the secret in it', async () => {
  await backUpTo('backup.tar', await anInstallation())
  const second = { url: await aDatabase(), dataDir: join(folder, 'second') }
  await restoreInto(second)

  expect((await stat(join(folder, 'backup.tar'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(second.dataDir, 'master.secret'))).mode & 0o777).toBe(0o600)
  expect(Buffer.from(await readFile(join(second.dataDir, 'master.secret'), 'utf8'), 'base64')).toEqual(
    masterSecret,
  )
})

test('a restored installation continues: new rows, checked keys, queued jobs', async () => {
  await backUpTo('backup.tar', await anInstallation())
  const second = { url: await aDatabase(), dataDir: join(folder, 'second') }
  await restoreInto(second)

  await asOwner(second.url, async (db) => {
    const { rows } = await db.query(
      "insert into users (email, password_hash, name) values ('c@d.e', 'x', 'C') returning user_seq::int",
    )
    expect(rows).toEqual([{ user_seq: 3 }])
    await expect(db.query('insert into account_sites values (99, 1, null, now())')).rejects.toThrow(
      'foreign key',
    )
    const jobs = await db.query('select is_available, attempts from graphile_worker._private_jobs')
    expect(jobs.rows).toEqual([{ is_available: true, attempts: 0 }])
  })
})

test('an older backup is migrated to the current version', async () => {
  const older = await mkdtemp(join(folder, 'migrations-'))
  const names = (await readdir(migrations)).toSorted().filter((name) => name < '0007')
  for (const name of names) await copyFile(join(migrations, name), join(older, name))
  const first = { url: await anUnmigratedDatabase(), dataDir: join(folder, 'first') }
  await migrate(first.url, older)
  await asOwner(first.url, (db) =>
    db.query("insert into users (email, password_hash, name) values ('a@b.c', 'x', 'A')"),
  )
  await backUpTo('backup.tar', first)
  const second = { url: await anUnmigratedDatabase(), dataDir: join(folder, 'second') }

  const manifest = await restoreInto(second)

  expect(manifest.migrations).toEqual(names)
  const tables = await asOwner(second.url, findTables)
  expect(tables.length).toBeGreaterThan(manifest.tables.length)
})

test('a backup is not restored over an installation in use', async () => {
  const first = await anInstallation()
  await backUpTo('backup.tar', first)

  await expect(restoreInto({ url: first.url, dataDir: join(folder, 'second') })).rejects.toThrow(
    'has accounts',
  )
  await expect(restoreInto({ url: await aDatabase(), dataDir: first.dataDir })).rejects.toThrow(
    'empty installation only',
  )
})

test.each([
  ['changed', (whole: Buffer) => Buffer.from(whole.map((byte, at) => (at === 5000 ? byte ^ 1 : byte)))],
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['something else', () => Buffer.from('not a backup at all')],
])('a backup that is %s is refused before anything changes', async (_, spoil) => {
  await backUpTo('backup.tar', await anInstallation())
  await writeFile(join(folder, 'spoilt.tar'), spoil(await readFile(join(folder, 'backup.tar'))))
  const second = { url: await aDatabase(), dataDir: join(folder, 'second') }

  await expect(restoreInto(second, 'spoilt.tar')).rejects.toThrow(/not a whole backup|damaged/)

  expect((await contentsOf(second.url)).rows).toEqual([])
  await expect(readdir(second.dataDir)).rejects.toThrow('ENOENT')
})

test('a backup of a newer version asks for an update', async () => {
  const first = await anInstallation()
  await asOwner(first.url, (db) => db.query("insert into kysely_migration values ('9999_later.sql', '')"))
  await backUpTo('backup.tar', first)

  const restoring = restoreInto({ url: await aDatabase(), dataDir: join(folder, 'second') })

  await expect(restoring).rejects.toThrow('newer Seodang (1.2.3)')
})

test("a master secret other than the backup's is refused", async () => {
  await backUpTo('backup.tar', await anInstallation())

  const restoring = restore({
    url: await aDatabase(),
    dataDir: join(folder, 'second'),
    migrations,
    masterSecret: Buffer.alloc(32, 6),
    source: join(folder, 'backup.tar'),
  })

  await expect(restoring).rejects.toThrow('MASTER_SECRET is another one')
})

test('a failed restore leaves nothing behind', async () => {
  await backUpTo('backup.tar', await anInstallation())
  const second = { url: await aDatabase(), dataDir: join(folder, 'second') }
  await asOwner(second.url, (db) => db.query("alter table files add check (storage_key <> 'k7')"))

  await expect(restoreInto(second)).rejects.toThrow('check constraint')

  expect((await contentsOf(second.url)).rows).toEqual([])
  await expect(readFile(join(second.dataDir, 'files/1/abc/640.webp'))).rejects.toThrow('ENOENT')
})

test('a failed backup leaves no partial file', async () => {
  const first = await anInstallation()

  await expect(backUpTo('missing/backup.tar', first)).rejects.toThrow('cannot be written there')
  await expect(backUpTo('backup.tar', { ...first, url: `${first.url}_gone` })).rejects.toThrow(
    'does not exist',
  )
  expect(await readdir(folder)).toEqual(['first'])
})
