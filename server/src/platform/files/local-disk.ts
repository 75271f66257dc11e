import { close, createReadStream, createWriteStream, fstat, mkdirSync, open as openFile } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { signKey } from './signature.ts'
import { type ByteRange, type Storage, StorageFull, assertKey } from './storage.ts'

export type LocalDiskOptions = {
  root: string
  /** Signs URLs; see `verifySignature`. */
  secret: string
  /** The path prefix of signed URLs. */
  address?: string
  /** Disk space reserved for the database and the logs. */
  reserveBytes?: number
  /** For tests. */
  freeBytes?: () => Promise<number>
}

/** Storage on this machine's disk. */
export type LocalDisk = Storage & Required<Pick<Storage, 'pathOf'>>

type Disk = { root: string; drafts: string; assertRoom: (bytes: number) => Promise<void> }

const MIB = 1024 * 1024
const READ_CHUNK = 256 * 1024
const ROOM_CHECK_EVERY = 64 * MIB
const ABANDONED_AFTER_MS = 60 * 60 * 1000

export function localDisk(options: LocalDiskOptions): LocalDisk {
  const root = path.resolve(options.root)
  // No key begins with a dot, so drafts can never be read as files. Same volume, so rename is atomic.
  const drafts = path.join(root, '.drafts')
  mkdirSync(drafts, { recursive: true, mode: 0o750 })

  const freeBytes = options.freeBytes ?? (() => freeBytesOf(root))
  const reserve = options.reserveBytes ?? 512 * MIB
  const assertRoom = async (bytes: number) => {
    if ((await freeBytes()) - bytes < reserve) throw new StorageFull()
  }
  const disk: Disk = { root, drafts, assertRoom }
  const pathOf = (key: string) => {
    assertKey(key)
    return path.join(root, ...key.split('/'))
  }

  return {
    pathOf,
    freeBytes,
    write: (key, source) => writeWhole(disk, pathOf(key), source),
    moveIn: (key, from) => moveWhole(disk, pathOf(key), from),
    read: (key, range) => readPart(pathOf(key), range),
    stat: (key) => statOf(pathOf(key)),
    list: (prefix) => filesBelow(pathOf(prefix), prefix),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeFolder: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    async sign(key, until) {
      assertKey(key)
      const query = new URLSearchParams(signKey(options.secret, key, until))
      return `${options.address ?? '/files'}/${key}?${query.toString()}`
    },
    cleanup: (now) => removeAbandoned(drafts, now),
  }
}

async function writeWhole(disk: Disk, target: string, source: Readable | Uint8Array) {
  const draft = path.join(disk.drafts, randomUUID())
  try {
    await disk.assertRoom(source instanceof Readable ? 0 : source.byteLength)
    const bytes = await writeDraft(disk, draft, source)
    await putInPlace(draft, target)
    return { bytes }
  } catch (error) {
    await rm(draft, { force: true })
    throw fullOr(error)
  }
}

async function moveWhole(disk: Disk, target: string, from: string) {
  const found = await stat(from)
  if (found.dev === (await stat(disk.root)).dev) {
    await syncPath(from)
    await putInPlace(from, target)
    return { bytes: found.size }
  }
  const written = await writeWhole(disk, target, createReadStream(from))
  await rm(from, { force: true })
  return written
}

async function writeDraft(disk: Disk, draft: string, source: Readable | Uint8Array): Promise<number> {
  const from = source instanceof Readable ? source : Readable.from([source])
  await pipeline(from, watchRoom(disk), createWriteStream(draft, { flags: 'wx', mode: 0o640, flush: true }))
  return (await stat(draft)).size
}

/** A stream has no known length, so free space is measured again as it comes in. */
function watchRoom(disk: Disk): Transform {
  let unchecked = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unchecked += chunk.length
      if (unchecked < ROOM_CHECK_EVERY) return done(null, chunk)
      unchecked = 0
      disk.assertRoom(0).then(() => done(null, chunk), done)
    },
  })
}

async function putInPlace(draft: string, target: string) {
  const folder = path.dirname(target)
  await mkdir(folder, { recursive: true, mode: 0o750 })
  await rename(draft, target)
  // Without this a power failure may lose the rename.
  await syncPath(folder)
}

/** Windows cannot open folders and does not need it. */
async function syncPath(file: string) {
  const handle = await open(file, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

// A stream over a descriptor costs a third less than one over a handle, and every segment of every video is one.
const descriptorOf = promisify(openFile)
const statOfDescriptor = promisify(fstat)
const closeDescriptor = promisify(close)

async function readPart(file: string, range: ByteRange | undefined) {
  const fd = await descriptorOf(file, 'r').catch(nullIfMissing)
  if (fd === null) return null
  const found = await statOfDescriptor(fd)
  const start = range?.start ?? 0
  const end = Math.min(range?.end ?? Infinity, found.size - 1)
  if (!found.isFile() || end < start) {
    await closeDescriptor(fd)
    return found.isFile() ? { stream: Readable.from([]), bytes: 0, totalBytes: found.size } : null
  }
  const stream = createReadStream('', { fd, start, end, highWaterMark: READ_CHUNK })
  return { stream, bytes: end - start + 1, totalBytes: found.size }
}

async function statOf(file: string) {
  const found = await stat(file).catch(nullIfMissing)
  return found?.isFile() ? { bytes: found.size, changedAt: found.mtime } : null
}

async function* filesBelow(folder: string, prefix: string): AsyncGenerator<{ key: string; bytes: number }> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfMissing)) ?? []
  for (const entry of entries) {
    const [at, key] = [path.join(folder, entry.name), `${prefix}/${entry.name}`]
    if (entry.isDirectory()) yield* filesBelow(at, key)
    // It may be removed at this moment.
    const found = entry.isFile() ? await statOf(at) : null
    if (found) yield { key, bytes: found.bytes }
  }
}

async function removeAbandoned(drafts: string, now: Date) {
  for (const name of await readdir(drafts)) {
    const draft = path.join(drafts, name)
    const found = await stat(draft).catch(nullIfMissing)
    // Another process may be writing its draft at this moment.
    if (found && now.getTime() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(draft, { force: true })
  }
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
  throw error
}

const fullOr = (error: unknown) =>
  codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT' ? new StorageFull(error) : error
