import { createHash } from 'node:crypto'
import type { ImportReport } from 'contract/workflows/site-import/schemas'
import type { ChannelSeq } from 'contract/values/ids'
import {
  atHome,
  fetchedBy,
  fileEntry,
  lineOf,
  PEOPLE,
  peopleLines,
  tableEntry,
  tableLines,
  toArchive,
  type ArchiveRow,
  type SiteManifest,
  type SiteTable,
} from '../features/workflows/site-export/site-export.public.ts'
import { digestOf } from '../platform/archives/tar-file.ts'
import type { Storage } from '../platform/files/storage.ts'
import type { Secrets } from '../platform/operating/secrets.ts'
import type { Db } from './dump.queries.ts'

interface Comparing {
  db: Db
  channelSeq: ChannelSeq
  secrets: Secrets
  storage: Storage
  manifest: SiteManifest
  tables: readonly SiteTable[]
  /** The address that the site got, which may be another than it had. */
  address: string
  advance: (share: number) => Promise<void>
  steps: { stored: number; compared: number }
}
type Compared = Pick<ImportReport, 'people' | 'tables' | 'files'>

/**
 * Reads back what was imported as an export would, before it is committed, and compares it with the checksums of the archive.
 * docs/rules.md R-1288.
 */
export async function compareImported(comparing: Comparing): Promise<Compared> {
  const { db, manifest, steps } = comparing
  const fetch = fetchedBy(
    async <Row extends Record<string, unknown>>(text: string) => (await db.query<Row>(text)).rows,
  )
  const numbers: number[] = []
  const isSame = (name: string, sha256: string) => manifest.entries[name]?.sha256 === sha256
  const people = await digestOfLines(peopleLines(fetch, comparing.tables, numbers))
  const translation = toArchive(comparing, Float64Array.from(numbers))
  const tables: Compared['tables'] = []
  for (const table of comparing.tables) {
    const read = await digestOfLines(asBefore(comparing, table, tableLines(fetch, table, translation)))
    const name = tableEntry(table.name)
    tables.push({ name: table.name, rows: read.count, isSame: isSame(name, read.sha256) })
    await comparing.advance(
      steps.stored + ((steps.compared - steps.stored) / 2) * (tables.length / comparing.tables.length),
    )
  }
  return {
    people: { count: people.count, isSame: isSame(PEOPLE, people.sha256) },
    tables,
    files: await compareFiles(comparing),
  }
}

/** Another address is said of its own and makes no difference besides. */
async function* asBefore(
  { manifest, address }: Comparing,
  { name }: SiteTable,
  rows: AsyncIterable<ArchiveRow>,
) {
  for await (const row of rows)
    yield name === 'channels' && row['address'] === address ? { ...row, address: manifest.site.address } : row
}

async function digestOfLines(values: AsyncIterable<object>) {
  const hash = createHash('sha256')
  let count = 0
  for await (const value of values) {
    hash.update(lineOf(value))
    count += 1
  }
  return { count, sha256: hash.digest('hex') }
}

async function compareFiles({ storage, channelSeq, manifest, advance, steps }: Comparing) {
  const home = atHome(channelSeq).folder
  let [count, bytes, isSame] = [0, 0, true]
  for await (const { key } of storage.list(home.slice(0, -1))) {
    const found = await storage.read(key)
    const listed = manifest.entries[fileEntry(key.slice(home.length))]
    const sha256 = found && (await digestOf(found.stream))
    if (!listed || listed.sha256 !== sha256) isSame = false
    count += 1
    bytes += found?.totalBytes ?? 0
    const share = Math.min(1, count / Math.max(1, manifest.files))
    await advance(steps.stored + ((steps.compared - steps.stored) / 2) * (1 + share))
  }
  return { count, bytes, isSame: isSame && count === manifest.files }
}
