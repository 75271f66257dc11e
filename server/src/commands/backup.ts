import { gzipSync } from 'node:zlib'
import type { Clock } from '../platform/clock.ts'
import { asOwner } from '../platform/db/roles.ts'
import { createArchive, type Archive, type Contents } from './archive.ts'
import { dataFiles } from './data-files.ts'
import {
  beginSnapshot,
  endSnapshot,
  findMigrations,
  findSequences,
  findSites,
  findTables,
  readRows,
  type Db,
  type StoredTable,
} from './dump.queries.ts'

export interface BackupOptions {
  /** The URL of the database owner. */
  url: string
  dataDir: string
  masterSecret: Uint8Array
  target: string
  version: string
  now: Clock
}

/**
 * Writes the whole installation to one file: every row as of one moment, the files, and the secret that decrypts the videos. The
 * product may keep running; later changes are not included.
 */
export async function backUp({ url, dataDir, masterSecret, target, version, now }: BackupOptions) {
  const archive = await createArchive(target)
  try {
    await archive.add('master.secret', Buffer.from(`${Buffer.from(masterSecret).toString('base64')}\n`))
    const createdAt = now().toISOString()
    const stored = await asOwner(url, (db) => addDatabase(db, archive))
    const files = await addFiles(archive, dataDir)
    await archive.finish({ version, createdAt, ...stored })
    return { files, rows: stored.tables.reduce((total, { rows }) => total + rows, 0) }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

async function addDatabase(db: Db, archive: Archive): Promise<Omit<Contents, 'version' | 'createdAt'>> {
  await beginSnapshot(db)
  const migrations = await findMigrations(db)
  const sites = await findSites(db)
  const tables: Contents['tables'] = []
  for (const table of await findTables(db)) {
    let rows = 0
    for (const site of table.isOfSites ? sites : [null]) rows += await addRows(db, archive, { table, site })
    tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows })
  }
  await endSnapshot(db)
  // Read last: sequences are not part of the snapshot, and one that is ahead does no harm.
  return { migrations, tables, sequences: await findSequences(db) }
}

/** One entry per batch, `database/<table>/<site>/<n>`, so that no table is in memory as a whole. */
async function addRows(
  db: Db,
  archive: Archive,
  { table, site }: { table: StoredTable; site: string | null },
) {
  let rows = 0
  let batch = 0
  for await (const lines of readRows(db, table, site)) {
    const name = `database/${table.name}/${site ?? 'platform'}/${batch}.jsonl.gz`
    await archive.add(name, gzipSync(lines.join('\n')))
    rows += lines.length
    batch += 1
  }
  return rows
}

async function addFiles(archive: Archive, dataDir: string) {
  let files = 0
  for await (const file of dataFiles(dataDir)) {
    await archive.addFile(`data/${file.name}`, file)
    files += 1
  }
  return files
}
