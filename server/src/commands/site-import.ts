import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seq, type ChannelSeq } from 'contract/values/ids'
import {
  ArchivePerson,
  atHome,
  IN_ARCHIVE,
  PEOPLE,
  sealAgain,
  translateRow,
  type ArchiveRow,
  type SiteManifest,
  type SiteTable,
  type Translation,
} from '../features/workflows/site-export/site-export.public.ts'
import type { ImportReport } from 'contract/workflows/site-import/schemas'
import { ArchiveRefused, type SiteImportWork } from '../platform/archives/site-archives.ts'
import { entriesOf } from '../platform/archives/tar-file.ts'
import { asOwner } from '../platform/db/roles.ts'
import type { Storage } from '../platform/files/storage.ts'
import type { Secrets } from '../platform/operating/secrets.ts'
import { compareImported } from './compare-imported.ts'
import { findMigrations, type Db } from './dump.queries.ts'
import { cleanRow, inOrder, requireRow } from './imported-rows.ts'
import {
  assertSameShape,
  batches,
  folderOf,
  isStoredFile,
  valuesOf,
  pathOf,
  verifySiteArchive,
} from './site-archive.ts'
import * as queries from './site-import.queries.ts'

export interface SiteImportOptions extends SiteImportWork {
  /** The URL of the database owner. */
  url: string
  storage: Storage
  secrets: Secrets
  dataDir: string
}

interface Importing extends SiteImportOptions {
  db: Db
  channelSeq: ChannelSeq
  manifest: SiteManifest
  tables: SiteTable[]
  /** The folders that rows name. */
  folders: Set<string>
  /** Reports a share of the way, from 0 to 1. */
  advance: (share: number) => Promise<void>
}

/** How much of the way each step is, by experience. */
const STEPS = { verified: 0.25, staged: 0.5, inserted: 0.65, stored: 0.85, compared: 0.99 }

/**
 * Opens the site of an archive here, beside those that are there. All or nothing: rows are committed together after the files were
 * stored, and a failure removes those. @throws ArchiveRefused when the archive is damaged, was changed, or is of another version.
 */
export async function importSite(options: SiteImportOptions) {
  const advance = (share: number) => options.onProgress?.(Math.floor(share * 100)) ?? Promise.resolve()
  const manifest = await verifySiteArchive(options.file, {
    onProgress: (share) => advance(share * STEPS.verified),
  })
  return asOwner(options.url, async (db) => {
    await queries.waitForOthers(db)
    await removeLeftovers(db, options)
    const tables = await queries.findArchiveTables(db)
    const migration = (await findMigrations(db)).at(-1) ?? ''
    assertSameShape(manifest, { migration, tables })
    const channelSeq = seq('channel').parse(await queries.beginImport(db))
    const importing = { ...options, db, channelSeq, manifest, tables, folders: new Set<string>(), advance }
    await writeFile(marker(options), String(channelSeq))
    try {
      const report = await loadAndStore(importing)
      await options.finish?.(async (text, values) => (await db.query(text, [...values])).rowCount ?? 0, {
        channelSeq,
        report,
      })
      await queries.commitImport(db)
      return { channelSeq, manifest, report }
    } catch (error) {
      await queries.abandonImport(db)
      await options.storage.removeFolder(folderOfSite(channelSeq))
      throw asRefusal(error)
    } finally {
      await rm(marker(options), { force: true })
    }
  })
}

async function loadAndStore(importing: Importing): Promise<ImportReport> {
  const loaded = await loadAll(importing)
  await storeFiles(importing)
  return { ...loaded, ...(await compareImported({ ...importing, address: loaded.address, steps: STEPS })) }
}

/** What a rule of the database refuses was changed by hand, or is older than the rule. */
function asRefusal(error: unknown) {
  if (!(error instanceof Error) || error instanceof ArchiveRefused) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Classes of PostgreSQL: values that are none of their type, and rules of a table.
  const isOfRows = /^2[23]/.test(code) || error instanceof SyntaxError || error instanceof RangeError
  if (!isOfRows) return error
  const rule = 'constraint' in error ? String(error.constraint) : error.message
  const sentence = `The archive holds what this version refuses: ${rule}. Nothing was imported.`
  return new ArchiveRefused('WRONG_ROWS', sentence, { cause: error })
}

const folderOfSite = (channelSeq: ChannelSeq) => `channels/${channelSeq}`
const marker = ({ dataDir }: SiteImportOptions) => join(dataDir, 'site-import.part')

/** An import that was killed left files of a site that does not exist. */
async function removeLeftovers(db: Db, options: SiteImportOptions) {
  const text = await readFile(marker(options), 'utf8').catch(() => '')
  const left = seq('channel').safeParse(Number(text))
  if (left.success && !(await queries.siteExists(db, left.data)))
    await options.storage.removeFolder(folderOfSite(left.data))
}

const between = (from: number, to: number, share: number) => from + (to - from) * Math.min(1, share)

async function loadAll(importing: Importing) {
  const { db, channelSeq, tables, manifest, now, advance } = importing
  await queries.bind(db, channelSeq)
  const { withoutSignIn, address } = await stageAll(importing)
  await queries.indexStaged(db)
  for (const [at, table] of inOrder(tables).entries()) {
    if (table.name === 'money_entries') await queries.openStatements(db)
    const inserted = await queries.insertStaged(db, table, channelSeq)
    const listed = manifest.tables.find(({ name }) => name === table.name)?.rows
    if (inserted !== listed)
      throw new ArchiveRefused(
        'WRONG_ROWS',
        `The archive holds ${inserted} rows of ${table.name} and says ${listed}.`,
      )
    await advance(between(STEPS.staged, STEPS.inserted, at / tables.length))
  }
  await queries.closeStatements(db, now)
  await queries.settleCounted(db, tables)
  await queries.listMembers(db)
  await queries.moveSequences(db, tables)
  await queries.checkAll(db)
  return { withoutSignIn, address }
}

/** Puts every line into the database as this site says it; nothing of it is in memory as a whole. */
async function stageAll(importing: Importing) {
  const { db, file, manifest, advance } = importing
  const people: number[] = []
  let [withoutSignIn, address] = [0, '']
  let done = 0
  const rows = manifest.tables.reduce((sum, one) => sum + one.rows, 1)
  const byName = new Map(importing.tables.map((table) => [`tables/${table.name}.ndjson`, table]))
  for await (const { name, content } of entriesOf(file)) {
    if (name === PEOPLE) withoutSignIn = await addPeople(importing, content, people)
    const table = byName.get(name)
    if (!table) continue
    const translation = arriving(importing, people)
    for await (const batch of batches(valuesOf(content))) {
      const made = batch.map((row) => arrivingRow(importing, { table, row, translation }))
      if (table.name === 'channels') address = await chooseAddress(db, made)
      await queries.stage(
        db,
        table.name,
        made.map((row) => JSON.stringify(row)),
      )
      done += batch.length
      await advance(between(STEPS.verified, STEPS.staged, done / rows))
    }
  }
  if (people.length !== manifest.people)
    throw new ArchiveRefused(
      'WRONG_ROWS',
      `The archive holds ${people.length} people and says ${manifest.people}.`,
    )
  return { withoutSignIn, address }
}

async function addPeople({ db, now }: Importing, content: Parameters<typeof valuesOf>[0], people: number[]) {
  let without = 0
  for await (const lines of batches(valuesOf(content))) {
    const read = ArchivePerson.array().safeParse(lines)
    if (!read.success)
      throw new ArchiveRefused(
        'WRONG_ROWS',
        `The archive says of a person what it cannot say: ${read.error.message}`,
      )
    const { seqs, withoutSignIn } = await queries.insertPeople(db, read.data.map(lowerCase), now)
    people.push(...seqs)
    without += withoutSignIn
  }
  return without
}
const lowerCase = (person: ArchivePerson) => ({ ...person, email: person.email?.toLowerCase() ?? null })

interface Arriving {
  table: SiteTable
  row: unknown
  translation: Translation
}
function arrivingRow({ channelSeq, folders }: Importing, { table, row, translation }: Arriving): ArchiveRow {
  const translated = translate(table, requireRow(table, row), translation)
  const home = atHome(channelSeq).folder
  for (const column of ['storage_key', 'folder']) {
    const key = translated[column]
    if (key?.startsWith(home)) folders.add(key.slice(home.length))
  }
  return cleanRow(table, translated, channelSeq)
}

/** A key that is none, or a person who is no number, was changed by hand. */
function translate(table: SiteTable, row: ArchiveRow, translation: Translation) {
  try {
    return translateRow(table, row, translation)
  } catch (cause) {
    if (cause instanceof ArchiveRefused) throw cause
    throw new ArchiveRefused('WRONG_ROWS', `The archive holds a row of ${table.name} that cannot be read.`, {
      cause,
    })
  }
}

const arriving = ({ channelSeq, secrets }: Importing, people: readonly number[]): Translation => ({
  person(place) {
    const number = people[place - 1]
    if (number === undefined)
      throw new ArchiveRefused('WRONG_ROWS', `The archive names a person ${place} whom it does not hold.`)
    return number
  },
  from: IN_ARCHIVE,
  to: atHome(channelSeq),
  special: (table, row, column) => sealAgain({ channelSeq, secrets }, { table, row, column }),
})

/** The address that the site had, or one like it. */
async function chooseAddress(db: Db, rows: ArchiveRow[]) {
  const [row] = rows
  if (!row || rows.length > 1) throw new ArchiveRefused('WRONG_ROWS', 'The archive does not hold one site.')
  const address = await queries.findFreeAddress(db, row['address'] ?? '')
  row['address'] = address
  return address
}

async function storeFiles({ file, storage, channelSeq, folders, manifest, advance }: Importing) {
  let done = 0
  for await (const { name, content } of entriesOf(file)) {
    if (!isStoredFile(name)) continue
    const path = pathOf(name)
    if (!folders.has(folderOf(path)))
      throw new ArchiveRefused('FOREIGN_FILE', `The archive holds a file that nothing in it names: ${name}`)
    await storage.write(atHome(channelSeq).folder + path, content)
    done += 1
    await advance(between(STEPS.inserted, STEPS.stored, done / Math.max(1, manifest.files)))
  }
}
