import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { migrate } from '../platform/db/migrate.ts'
import { asOwner } from '../platform/db/roles.ts'
import { CannotStart } from '../platform/operating/cannot-start.ts'
import { keepSecret } from '../platform/operating/secrets.ts'
import { secretBytes } from '../platform/operating/settings.ts'
import { entriesOf } from '../platform/archives/tar-file.ts'
import { verifyArchive, type Manifest } from './archive.ts'
import { dataFiles, isOther } from './data-files.ts'
import { findTables, type Db, type StoredTable } from './dump.queries.ts'
import { insertRows, isEmpty, isInUse, loadAtOnce, setSequence } from './load.queries.ts'

export interface RestoreOptions {
  url: string
  dataDir: string
  /** The folder of the current migrations. */
  migrations: string
  /** MASTER_SECRET, if set. */
  masterSecret: Uint8Array | null
  source: string
}

/**
 * Restores a backup into an empty installation and migrates it to the current version. All or nothing, and never over existing
 * data. @throws CannotStart when the backup is damaged or newer, or the target is not empty.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { url, dataDir, migrations, source } = options
  const manifest = await verifyArchive(source)
  await assertNotNewer(manifest, migrations)
  await assertPlaceIsFree(options)
  const secret = await secretIn(source)
  if (options.masterSecret && !secret.equals(options.masterSecret)) {
    throw new CannotStart(
      `MASTER_SECRET is another one than the backup's. Set it to that one:\n    tar -xOf ${source} master.secret`,
    )
  }
  await migrateAsItWas(url, migrations, manifest)
  const written: string[] = []
  try {
    await asOwner(url, (db) => load(db, manifest, { ...options, written }))
    await keepSecret(dataDir, secret)
  } catch (error) {
    for (const path of written) await rm(path, { force: true })
    throw error
  }
  await migrate(url, migrations)
  return manifest
}

async function assertNotNewer(manifest: Manifest, migrations: string) {
  const known = new Set(await readdir(migrations))
  const unknown = manifest.migrations.find((name) => !known.has(name))
  if (unknown) {
    throw new CannotStart(
      `The backup was made by a newer Seodang (${manifest.version}). Update this one first.`,
    )
  }
}

async function assertPlaceIsFree({ url, dataDir }: RestoreOptions) {
  for await (const { path } of dataFiles(dataDir)) {
    throw new CannotStart(`A backup is restored into an empty installation only, and here is ${path}.`)
  }
  const { used, busy } = await asOwner(url, async (db) => ({
    used: !(await isEmpty(db)),
    busy: await isInUse(db),
  }))
  if (used)
    throw new CannotStart('A backup is restored into an empty installation only; this database has accounts.')
  if (busy) throw new CannotStart('Something is connected to the database. Stop Seodang first, then restore.')
}

async function secretIn(source: string) {
  for await (const { name, content } of entriesOf(source)) {
    const secret = name === 'master.secret' ? secretBytes((await text(content)).trim()) : null
    if (secret) return secret
  }
  throw new CannotStart('The backup holds no master secret.')
}

/** Loads rows into the schema they came from, so that later migrations find what they expect. */
async function migrateAsItWas(url: string, migrations: string, manifest: Manifest) {
  const folder = await mkdtemp(join(tmpdir(), 'seodang-migrations-'))
  try {
    for (const name of manifest.migrations) await copyFile(join(migrations, name), join(folder, name))
    await migrate(url, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Loading extends RestoreOptions {
  /** Files written so far, for removal after a failure. */
  written: string[]
}

async function load(db: Db, manifest: Manifest, { source, dataDir, written }: Loading) {
  const tables = await matchTables(db, manifest)
  await loadAtOnce(db, [...tables.values()], async () => {
    for await (const { name, content } of entriesOf(source)) {
      const [kind, ...rest] = name.split('/')
      if (kind === 'database') await loadRows(db, tables, { rest, content })
      if (kind === 'data') {
        const path = pathOf(dataDir, rest)
        written.push(path)
        await writeFile(path, content)
      }
    }
    for (const sequence of manifest.sequences) await setSequence(db, sequence)
  })
}

/** The tables of this database with the columns of the backup, in its order. */
async function matchTables(db: Db, manifest: Manifest) {
  const here = new Map((await findTables(db)).map((table) => [table.name, table]))
  const tables = new Map<string, StoredTable>()
  for (const { name, columns } of manifest.tables) {
    const table = here.get(name)
    const matched = columns.flatMap((column) => table?.columns.filter((known) => known.name === column) ?? [])
    if (!table || matched.length !== columns.length)
      throw new CannotStart(`The backup's table ${name} is unknown here.`)
    tables.set(name, { ...table, columns: matched })
  }
  return tables
}

interface Part {
  /** The path segments of the entry after the first. */
  rest: readonly string[]
  content: Readable
}

async function loadRows(db: Db, tables: ReadonlyMap<string, StoredTable>, { rest, content }: Part) {
  const [name = '', site] = rest
  const table = tables.get(name)
  if (!table) throw new CannotStart(`The backup's table ${name} is unknown here.`)
  const lines = gunzipSync(await buffer(content))
    .toString()
    .split('\n')
  await insertRows(db, table, { site: table.isOfSites && site !== undefined ? site : null, lines })
}

/** A backup may have been tampered with: nothing is written outside the data folder. */
function pathOf(dataDir: string, words: readonly string[]) {
  const [first = ''] = words
  if (isOther(first) || words.some((word) => word === '' || word.startsWith('.') || /[\\\0]/.test(word))) {
    throw new CannotStart(`The backup holds a file that has no place here: ${words.join('/')}`)
  }
  return join(dataDir, ...words)
}

async function writeFile(path: string, content: Readable) {
  await mkdir(dirname(path), { recursive: true })
  await pipeline(content, createWriteStream(path, { flags: 'wx', flush: true }))
}
