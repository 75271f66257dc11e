import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  FORMAT,
  MANIFEST,
  PEOPLE,
  SiteManifest,
  tableEntry,
  type SiteTable,
} from '../features/workflows/site-export/site-export.public.ts'
import { ArchiveRefused } from '../platform/archives/site-archives.ts'
import { digestOf, entriesOf, type TarEntry } from '../platform/archives/tar-file.ts'
import { assertKey } from '../platform/files/storage.ts'

/** A list of what is in it is no larger; one that says so is not read. */
const MAX_MANIFEST_BYTES = 512 * 1024 * 1024
const MAX_LINE = 64 * 1024 * 1024
const FILES = 'files/'
/** What rows may name: pictures, documents, and the folders of videos. */
const FOLDER = /^(?:pictures|documents|videos)\/[a-z0-9_-]+$/

interface Verifying {
  onPeople?: (content: Readable) => Promise<void>
  onProgress?: (share: number) => Promise<void>
}
/**
 * Reads a whole archive before anything of it is used. @throws ArchiveRefused when a part is missing, changed or unknown.
 */
export async function verifySiteArchive(
  file: string,
  { onPeople, onProgress }: Verifying = {},
): Promise<SiteManifest> {
  const found = new Map<string, string>()
  let manifest: SiteManifest | null = null
  const total = await sizeOf(file)
  let done = 0
  let ended: unknown = null
  const advance = async (bytes: number) => {
    done += bytes
    await onProgress?.(Math.min(1, done / total)).catch((error: unknown) => {
      ended = error
      throw error
    })
  }
  try {
    for await (const entry of entriesOf(file)) {
      assertEntry(entry)
      if (found.has(entry.name)) throw new ArchiveRefused('DAMAGED', `The archive holds ${entry.name} twice.`)
      if (entry.name === MANIFEST) manifest = await readManifest(entry)
      else found.set(entry.name, await digestOf(entry.content))
      await advance(entry.bytes)
    }
  } catch (cause) {
    if (cause instanceof ArchiveRefused || cause === ended) throw cause
    throw notWhole(file, { cause })
  }
  if (!manifest) throw notWhole(file)
  assertListed(manifest, found)
  if (onPeople)
    for await (const entry of entriesOf(file)) if (entry.name === PEOPLE) await onPeople(entry.content)
  return manifest
}

const notWhole = (file: string, options?: ErrorOptions) =>
  new ArchiveRefused('NOT_AN_ARCHIVE', `${basename(file)} is not a whole archive of a site.`, options)

const sizeOf = async (file: string) => Math.max(1, (await stat(file)).size)

function assertListed(manifest: SiteManifest, found: ReadonlyMap<string, string>) {
  if (manifest.format > FORMAT)
    throw new ArchiveRefused(
      'NEWER_FORMAT',
      'The archive was made by a newer Seodang. Update this one first.',
    )
  const listed = new Map(Object.entries(manifest.entries))
  for (const [name, { sha256 }] of listed) {
    if (found.get(name) !== sha256)
      throw new ArchiveRefused('DAMAGED', `The archive is damaged: ${name} is not as it was written.`)
  }
  if (found.size !== listed.size)
    throw new ArchiveRefused('DAMAGED', 'The archive holds something its list does not name.')
}

async function readManifest({ bytes, content }: TarEntry) {
  if (bytes > MAX_MANIFEST_BYTES)
    throw new ArchiveRefused('NOT_AN_ARCHIVE', 'The list of the archive is too long.')
  const read = SiteManifest.safeParse(JSON.parse((await buffer(content)).toString()))
  if (!read.success)
    throw new ArchiveRefused('NOT_AN_ARCHIVE', `This is not an archive of a site: ${read.error.message}`)
  return read.data
}

/** An archive may have been tampered with: no entry is a link, and none is written outside of the folder of its site. */
function assertEntry({ name, isFile }: TarEntry) {
  const isNamed = name === MANIFEST || name === PEOPLE || /^tables\/[a-z_]+\.ndjson$/.test(name)
  if (!isFile || !(isNamed || isFileOfSite(name)))
    throw new ArchiveRefused(
      'FOREIGN_ENTRY',
      `The archive holds something that has no place in a site: ${name.slice(0, 200)}`,
    )
}

function isFileOfSite(name: string) {
  if (!name.startsWith(FILES)) return false
  assertKey(name)
  return isFolder(folderOf(pathOf(name)))
}

export const pathOf = (name: string) => name.slice(FILES.length)
export const isStoredFile = (name: string) => name.startsWith(FILES)
/** The folder that a row names for this file. */
export const folderOf = (path: string) => path.split('/').slice(0, 2).join('/')
export const isFolder = (path: string) => FOLDER.test(path)

const shape = (all: readonly { name: string; columns: readonly string[] }[]) =>
  JSON.stringify(all.map(({ name, columns }) => [name, ...columns]))

/** @throws ArchiveRefused unless both installations keep the same of a site. docs/rules.md R-1143. */
export function assertSameShape(manifest: SiteManifest, here: { migration: string; tables: SiteTable[] }) {
  const { migration, version, tables } = manifest
  if (migration !== here.migration) {
    const [older, newer] =
      migration < here.migration ? ['the one it comes from', 'this one'] : ['this installation', 'the other']
    throw new ArchiveRefused(
      migration < here.migration ? 'OLDER_VERSION' : 'NEWER_VERSION',
      `The archive was made by Seodang ${version} with the database as of ${migration}, and here it is as of ${here.migration}.` +
        `\n  Update ${older} to the version of ${newer}, then export and import again.`,
    )
  }
  const own = here.tables.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
  }))
  if (shape(tables) !== shape(own) || tables.some(({ name }) => !(tableEntry(name) in manifest.entries)))
    throw new ArchiveRefused(
      'OTHER_TABLES',
      'The archive does not hold the tables of a site as this version knows them.',
    )
}

/** The lines of an entry, each read from its JSON. */
export async function* valuesOf(content: Readable): AsyncGenerator {
  for await (const line of linesOf(content)) yield JSON.parse(line)
}

async function* linesOf(content: Readable) {
  let rest: Buffer = Buffer.alloc(0)
  const parts: AsyncIterable<Buffer> = content
  for await (const part of parts) {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part])
    let start = 0
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10, start)) {
      yield rest.subarray(start, end).toString('utf8')
      start = end + 1
    }
    rest = rest.subarray(start)
    if (rest.length > MAX_LINE)
      throw new ArchiveRefused('WRONG_ROWS', 'The archive holds a line that is too long.')
  }
  if (rest.length > 0) throw new ArchiveRefused('WRONG_ROWS', 'The archive holds half a line.')
}

const AT_ONCE = 500
/** Values in groups, so that each statement is about several. */
export async function* batches<One>(all: AsyncIterable<One>) {
  let batch: One[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
