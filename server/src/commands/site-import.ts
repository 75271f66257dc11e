import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seq, type ChannelSeq } from 'contract/values/ids'
import { checkAddress } from 'contract/values/addresses'
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
import { entriesOf } from '../platform/archives/tar-file.ts'
import { asOwner } from '../platform/db/roles.ts'
import type { Storage } from '../platform/files/storage.ts'
import { CannotStart } from '../platform/operating/cannot-start.ts'
import type { Secrets } from '../platform/operating/secrets.ts'
import { findMigrations, type Db } from './dump.queries.ts'
import { cleanRow, inOrder, requireRow } from './imported-rows.ts'
import {
  assertSameShape,
  folderOf,
  isStoredFile,
  valuesOf,
  pathOf,
  verifySiteArchive,
} from './site-archive.ts'
import * as queries from './site-import.queries.ts'

export interface SiteImportOptions {
  /** The URL of the database owner. */
  url: string
  storage: Storage
  secrets: Secrets
  dataDir: string
  source: string
  now: Date
}

interface Importing extends SiteImportOptions {
  db: Db
  channelSeq: ChannelSeq
  manifest: SiteManifest
  tables: SiteTable[]
  /** The folders that rows name. */
  folders: Set<string>
}

const AT_ONCE = 500

/**
 * Opens the site of an archive here, beside those that are there. All or nothing: rows are committed together after the files were
 * stored, and a failure removes those. @throws CannotStart when the archive is damaged, was changed, or is of another version.
 */
export async function importSite(options: SiteImportOptions) {
  const manifest = await verifySiteArchive(options.source)
  return asOwner(options.url, async (db) => {
    await removeLeftovers(db, options)
    const tables = await queries.findArchiveTables(db)
    const migration = (await findMigrations(db)).at(-1) ?? ''
    assertSameShape(manifest, { migration, tables })
    const channelSeq = seq('channel').parse(await queries.beginImport(db))
    const importing = { ...options, db, channelSeq, manifest, tables, folders: new Set<string>() }
    await writeFile(marker(options), String(channelSeq))
    try {
      const result = await loadAll(importing)
      await storeFiles(importing)
      await queries.commitImport(db)
      return { ...result, channelSeq, manifest }
    } catch (error) {
      await queries.abandonImport(db)
      await options.storage.removeFolder(folderOfSite(channelSeq))
      throw asRefusal(error)
    } finally {
      await rm(marker(options), { force: true })
    }
  })
}

/** What a rule of the database refuses was changed by hand, or is older than the rule. */
function asRefusal(error: unknown) {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
  if (typeof constraint !== 'string') return error
  return new CannotStart(
    `The archive holds what this version refuses: ${constraint}. Nothing was imported.`,
    {
      cause: error,
    },
  )
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

async function loadAll(importing: Importing) {
  const { db, channelSeq, tables, manifest, now } = importing
  await queries.bind(db, channelSeq)
  const { withoutSignIn, address } = await stageAll(importing)
  await queries.indexStaged(db)
  for (const table of inOrder(tables)) {
    if (table.name === 'money_entries') await queries.openStatements(db)
    const inserted = await queries.insertStaged(db, table, channelSeq)
    const listed = manifest.tables.find(({ name }) => name === table.name)?.rows
    if (inserted !== listed)
      throw new CannotStart(`The archive holds ${inserted} rows of ${table.name} and says ${listed}.`)
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
  const { db, source, manifest } = importing
  const people: number[] = []
  let [withoutSignIn, address] = [0, '']
  const byName = new Map(importing.tables.map((table) => [`tables/${table.name}.ndjson`, table]))
  for await (const { name, content } of entriesOf(source)) {
    if (name === PEOPLE) withoutSignIn = await addPeople(importing, content, people)
    const table = byName.get(name)
    if (!table) continue
    const translation = arriving(importing, people)
    for await (const rows of batches(valuesOf(content))) {
      const made = rows.map((row) => arrivingRow(importing, { table, row, translation }))
      if (table.name === 'channels') address = await chooseAddress(db, made)
      await queries.stage(
        db,
        table.name,
        made.map((row) => JSON.stringify(row)),
      )
    }
  }
  if (people.length !== manifest.people)
    throw new CannotStart(`The archive holds ${people.length} people and says ${manifest.people}.`)
  return { withoutSignIn, address }
}

async function addPeople({ db, now }: Importing, content: Parameters<typeof valuesOf>[0], people: number[]) {
  let without = 0
  for await (const lines of batches(valuesOf(content))) {
    const read = ArchivePerson.array().safeParse(lines)
    if (!read.success)
      throw new CannotStart(`The archive says of a person what it cannot say: ${read.error.message}`)
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
  const translated = translateRow(table, requireRow(table, row), translation)
  const home = atHome(channelSeq).folder
  for (const column of ['storage_key', 'folder']) {
    const key = translated[column]
    if (key?.startsWith(home)) folders.add(key.slice(home.length))
  }
  return cleanRow(table, translated, channelSeq)
}

const arriving = ({ channelSeq, secrets }: Importing, people: readonly number[]): Translation => ({
  person(place) {
    const number = people[place - 1]
    if (number === undefined)
      throw new CannotStart(`The archive names a person ${place} whom it does not hold.`)
    return number
  },
  from: IN_ARCHIVE,
  to: atHome(channelSeq),
  special: (table, row, column) => sealAgain({ channelSeq, secrets }, { table, row, column }),
})

/** The address that the site had, or one like it. */
async function chooseAddress(db: Db, rows: ArchiveRow[]) {
  const [row] = rows
  if (!row || rows.length > 1) throw new CannotStart('The archive does not hold one site.')
  const before = row['address'] ?? ''
  const stem = checkAddress(before) === null ? before : 'site'
  for (let number = 1; ; number += 1) {
    const address =
      number === 1 && stem === before ? stem : `${stem.slice(0, 14).replace(/-$/, '')}-${number}`
    if (await queries.isAddressTaken(db, address)) continue
    row['address'] = address
    return address
  }
}

async function* batches<One>(all: AsyncIterable<One>) {
  let batch: One[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function storeFiles({ source, storage, channelSeq, folders }: Importing) {
  for await (const { name, content } of entriesOf(source)) {
    if (!isStoredFile(name)) continue
    const path = pathOf(name)
    if (!folders.has(folderOf(path)))
      throw new CannotStart(`The archive holds a file that nothing in it names: ${name}`)
    await storage.write(atHome(channelSeq).folder + path, content)
  }
}
