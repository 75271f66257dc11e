import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { extract, pack, type Pack } from 'tar-stream'

/** What an archive lists of its entries, by name. */
type Entries = Record<string, { bytes: number; sha256: string }>

export interface TarFile {
  /** Those added so far. */
  entries: Readonly<Entries>
  add(name: string, content: Buffer): Promise<void>
  /** Stores the first `bytes` of a file: one that grows meanwhile is stored as it was. */
  addFile(name: string, file: { path: string; bytes: number }): Promise<void>
  /** The stream must be as long as it says. */
  addStream(name: string, content: { stream: Readable; bytes: number }): Promise<void>
  /** Adds the last entry, which is not listed, and gives the file its name. */
  finish(name: string, content: Buffer): Promise<void>
  abandon(): Promise<void>
}

/** Writes a tar to a temporary file and renames it when it is complete. Readable by its owner only. Nothing is held in memory. */
export async function createTarFile(target: string): Promise<TarFile> {
  const draft = `${target}.part`
  const disk = await open(draft, 'w', 0o600)
  const tar = pack()
  const written = pipeline(tar, disk.createWriteStream({ flush: true }))
  // Never resolves; rejects when the disk fails while an entry waits for its turn.
  const broken = written.then(() => new Promise<never>(() => {}))
  const orBroken = <Result>(work: Promise<Result>) => firstReason(work, broken)
  const entries: Entries = {}

  async function add(name: string, content: Buffer) {
    await orBroken(putWhole(tar, name, content))
    entries[name] = { bytes: content.length, sha256: sha256(content) }
  }
  async function addStream(name: string, content: { stream: Readable; bytes: number }) {
    if (content.bytes > 0)
      entries[name] = { bytes: content.bytes, sha256: await orBroken(putStream(tar, name, content)) }
    else {
      content.stream.destroy()
      await add(name, Buffer.alloc(0))
    }
  }
  return {
    entries,
    add,
    addStream,
    addFile: (name, { path, bytes }) =>
      bytes === 0
        ? add(name, Buffer.alloc(0))
        : addStream(name, { stream: createReadStream(path, { end: bytes - 1 }), bytes }),
    async finish(name, content) {
      await orBroken(putWhole(tar, name, content))
      tar.finalize()
      await written
      await rename(draft, target)
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => {})
      await rm(draft, { force: true })
    },
  }
}

/** When the disk fails everything else fails soon before or after; the disk's error is the one to report. */
async function firstReason<Result>(work: Promise<Result>, broken: Promise<never>) {
  try {
    return await Promise.race([work, broken])
  } catch (error) {
    await Promise.race([broken, nextTurn()])
    throw error
  }
}

const putWhole = (tar: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    tar.entry({ name, size: content.length }, content, (error) => (error ? reject(error) : resolve()))
  })

async function putStream(tar: Pack, name: string, { stream, bytes }: { stream: Readable; bytes: number }) {
  const hash = createHash('sha256')
  const listening = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part)
      done(null, part)
    },
  })
  await pipeline(stream, listening, tar.entry({ name, size: bytes }))
  return hash.digest('hex')
}

export interface TarEntry {
  name: string
  bytes: number
  /** Whether it is a plain file: no link, no folder. */
  isFile: boolean
  content: Readable
}

/** Yields every entry in order. An entry that is not read to its end is skipped. */
export async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const tar = extract()
  const source = createReadStream(file)
  source.on('error', (error) => tar.destroy(error))
  source.pipe(tar)
  for await (const entry of tar) {
    const { name, size, type } = entry.header
    yield { name, bytes: size ?? 0, isFile: type === 'file', content: Readable.from(entry) }
    entry.resume()
  }
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export async function digestOf(content: Readable) {
  const hash = createHash('sha256')
  const parts: AsyncIterable<Buffer> = content
  for await (const part of parts) hash.update(part)
  return hash.digest('hex')
}
