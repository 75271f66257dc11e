import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ChannelSeq } from 'contract/values/ids'
import { createTarFile, type TarFile } from '../../../platform/archives/tar-file.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { inSnapshot } from '../../../platform/db/snapshot.ts'
import type { Storage } from '../../../platform/files/storage.ts'
import type { Secrets } from '../../../platform/operating/secrets.ts'
import { FORMAT, fileEntry, MANIFEST, PEOPLE, percentOf, tableEntry } from './manifest.rules.ts'
import { ArchiveLine, type SiteManifest } from './manifest.service.ts'
import { lineOf, peopleLines, tableLines, toArchive } from './archive-lines.service.ts'
import { atHome } from './row-form.rules.ts'
import { findArchiveTables, findMigration, findSite, fetchedIn } from './site-tables.queries.ts'

export interface ArchiveSource {
  channelSeq: ChannelSeq
  db: ChannelDb
  storage: Storage
  secrets: Secrets
  /** For what is written before its size is known. */
  workFolder: string
  /** The file to write. */
  target: string
  version: string
  now: Date
  /** How far it is, in percent. Throws to end it. */
  onProgress?: (percent: number) => Promise<void>
}

/** Tables whose rows name files, read again when the files are added. */
const NAMES_FILES = ['files', 'videos']

/**
 * Writes everything of a site that may leave it to one file: its rows as of one moment, its people, and its files. What memory it
 * needs does not depend on how much that is. docs/rules.md R-1135.
 */
export async function writeSiteArchive(source: ArchiveSource): Promise<SiteManifest> {
  const tar = await createTarFile(source.target)
  const drafts: string[] = []
  const draftOf = (name: string) => {
    const path = join(source.workFolder, `${crypto.randomUUID()}-${name}`)
    drafts.push(path)
    return path
  }
  try {
    const stored = await inSnapshot(source.db, (tx) => addRows(source, { tx, tar, draftOf }))
    const files = await addFiles(source, tar, stored)
    const { paths: _paths, total: _total, ...facts } = stored
    const manifest: SiteManifest = {
      product: 'seodang-site',
      format: FORMAT,
      version: source.version,
      createdAt: source.now.toISOString(),
      ...facts,
      files,
      entries: { ...tar.entries },
    }
    await tar.finish(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)))
    return manifest
  } catch (error) {
    await tar.abandon()
    throw error
  } finally {
    for (const path of drafts) await rm(path, { force: true })
  }
}

interface Writing {
  tx: ChannelTx
  tar: TarFile
  draftOf: (name: string) => string
}

async function addRows(source: ArchiveSource, writing: Writing) {
  const { tx, tar, draftOf } = writing
  const all = await findArchiveTables(tx)
  const migration = await findMigration(tx)
  const numbers: number[] = []
  const fetch = fetchedIn(tx)
  const people = draftOf('people')
  await writeLines(people, peopleLines(fetch, all, numbers))
  await addDraft(tar, PEOPLE, people)
  const translation = toArchive(source, Float64Array.from(numbers))
  const tables: SiteManifest['tables'] = []
  const paths = new Map<string, string>()
  let total = all.length
  for (const table of all) {
    const path = draftOf(table.name)
    const rows = await writeLines(path, tableLines(fetch, table, translation))
    await addDraft(tar, tableEntry(table.name), path)
    if (NAMES_FILES.includes(table.name)) {
      paths.set(table.name, path)
      total += rows
    } else await rm(path)
    tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows })
    await source.onProgress?.(percentOf(tables.length, total))
  }
  return { migration, site: await findSite(tx), people: numbers.length, tables, paths, total }
}

/** One line of JSON for each; says how many there are. */
async function writeLines(path: string, values: AsyncIterable<object>) {
  let count = 0
  async function* lines() {
    for await (const value of values) {
      count += 1
      yield lineOf(value)
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return count
}

const addDraft = async (tar: TarFile, name: string, path: string) =>
  tar.addFile(name, { path, bytes: (await stat(path)).size })

interface Stored {
  paths: ReadonlyMap<string, string>
  tables: readonly unknown[]
  total: number
}

/** Adds the files of every row that names some; those that were deleted meanwhile are missing, as they will be. */
async function addFiles(source: ArchiveSource, tar: TarFile, { paths, tables, total }: Stored) {
  let [done, added] = [tables.length, 0]
  for (const path of paths.values()) {
    for await (const line of createInterface({ input: createReadStream(path) })) {
      const row = ArchiveLine.parse(JSON.parse(line))
      const folder = row['storage_key'] ?? row['folder']
      if (folder) added += await addFolder(source, tar, folder)
      done += 1
      await source.onProgress?.(percentOf(done, total))
    }
  }
  return added
}

/** What is drawn of a document when somebody reads it. */
const isRedrawn = (path: string) => path.includes('/viewed/')

async function addFolder({ storage, channelSeq }: ArchiveSource, tar: TarFile, folder: string) {
  const home = atHome(channelSeq).folder
  let added = 0
  for await (const { key } of storage.list(home + folder)) {
    const path = key.slice(home.length)
    const found = isRedrawn(path) ? null : await storage.read(key)
    if (!found) continue
    await tar.addStream(fileEntry(path), { stream: found.stream, bytes: found.totalBytes })
    added += 1
  }
  return added
}
