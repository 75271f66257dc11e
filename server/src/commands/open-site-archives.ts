import type { ArchiveContents } from 'contract/workflows/site-import/schemas'
import {
  ArchivePerson,
  PEOPLE,
  tableEntry,
  type SiteManifest,
} from '../features/workflows/site-export/site-export.public.ts'
import { ArchiveRefused, type ArchiveWork, type SiteArchives } from '../platform/archives/site-archives.ts'
import { asOwner } from '../platform/db/roles.ts'
import { findMigrations, type Db } from './dump.queries.ts'
import { assertSameShape, batches, isStoredFile, valuesOf, verifySiteArchive } from './site-archive.ts'
import { importSite, type SiteImportOptions } from './site-import.ts'
import { countAccounts, findArchiveTables, findFreeAddress } from './site-import.queries.ts'

/** The importer of the command line for the running product. */
export function openSiteArchives(
  surroundings: Pick<SiteImportOptions, 'url' | 'storage' | 'secrets' | 'dataDir'>,
): SiteArchives {
  return {
    inspect: (work) => asOwner(surroundings.url, (db) => inspect(db, work)),
    open: (work) => importSite({ ...surroundings, ...work }),
  }
}

/** What is in it, after everything of it was read and compared with its list. Nothing is written. */
async function inspect(db: Db, { file, onProgress }: ArchiveWork): Promise<ArchiveContents> {
  let peopleHere = 0
  const manifest = await verifySiteArchive(file, {
    async onPeople(content) {
      for await (const lines of batches(valuesOf(content))) {
        const read = ArchivePerson.array().safeParse(lines)
        if (!read.success)
          throw new ArchiveRefused('WRONG_ROWS', 'The archive says of a person what it cannot say.')
        const emails = read.data.flatMap(({ email, isActive }) =>
          email !== null && isActive ? [email.toLowerCase()] : [],
        )
        peopleHere += await countAccounts(db, emails)
      }
    },
    ...(onProgress && { onProgress: (share) => onProgress(Math.min(99, Math.floor(share * 100))) }),
  })
  const migration = (await findMigrations(db)).at(-1) ?? ''
  assertSameShape(manifest, { migration, tables: await findArchiveTables(db) })
  const { name, address } = manifest.site
  return {
    name,
    address,
    newAddress: await findFreeAddress(db, address),
    format: manifest.format,
    version: manifest.version,
    createdAt: new Date(manifest.createdAt),
    people: manifest.people,
    peopleHere,
    ...sizesOf(manifest),
    tables: manifest.tables.map((table) => ({ name: table.name, rows: table.rows })),
  }
}

function sizesOf({ entries, tables, files }: SiteManifest) {
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + (entries[name]?.bytes ?? 0), 0)
  return {
    rows: tables.reduce((total, table) => total + table.rows, 0),
    rowBytes: sum([PEOPLE, ...tables.map((table) => tableEntry(table.name))]),
    files,
    fileBytes: sum(Object.keys(entries).filter(isStoredFile)),
  }
}
