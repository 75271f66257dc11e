import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { extract, pack, type Pack } from 'tar-stream'
import { z } from 'zod'
import { CannotStart } from '../platform/operating/cannot-start.ts'

const FORMAT = 1
const MANIFEST = 'manifest.json'

/** The description of a backup. It is the last entry, because it lists all others. */
const Manifest = z.object({
  product: z.literal('seodang'),
  format: z.int(),
  version: z.string(),
  createdAt: z.string(),
  migrations: z.string().array(),
  tables: z.object({ name: z.string(), columns: z.string().array(), rows: z.int() }).array(),
  sequences: z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() }).array(),
  entries: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.output<typeof Manifest>
export type Contents = Omit<Manifest, 'product' | 'format' | 'entries'>

export interface Archive {
  add(name: string, content: Buffer): Promise<void>
  /** Stores the first `bytes` of a file: one that grows meanwhile is stored as it was. */
  addFile(name: string, file: { path: string; bytes: number }): Promise<void>
  finish(contents: Contents): Promise<void>
  abandon(): Promise<void>
}

/** Writes a tar to a temporary file and renames it when it is complete. Readable by its owner only: it contains the secret. */
export async function createArchive(target: string): Promise<Archive> {
  const draft = `${target}.part`
  const disk = await openDraft(draft)
  const tar = pack()
  const written = pipeline(tar, disk.createWriteStream({ flush: true }))
  // Never resolves; rejects when the disk fails while an entry waits for its turn.
  const broken = written.then(() => new Promise<never>(() => {}))
  const orBroken = <Result>(work: Promise<Result>) => firstReason(work, broken)
  const entries: Manifest['entries'] = {}

  async function add(name: string, content: Buffer) {
    await orBroken(putWhole(tar, name, content))
    entries[name] = { bytes: content.length, sha256: sha256(content) }
  }
  return {
    add,
    async addFile(name, file) {
      if (file.bytes === 0) return add(name, Buffer.alloc(0))
      entries[name] = { bytes: file.bytes, sha256: await orBroken(putFile(tar, name, file)) }
    },
    async finish(contents) {
      const manifest: Manifest = { product: 'seodang', format: FORMAT, ...contents, entries: { ...entries } }
      await add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)))
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

function openDraft(draft: string) {
  return open(draft, 'w', 0o600).catch((cause: Error) => {
    throw new CannotStart(`The backup cannot be written there: ${cause.message}`, { cause })
  })
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

async function putFile(tar: Pack, name: string, { path, bytes }: { path: string; bytes: number }) {
  const hash = createHash('sha256')
  const listening = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part)
      done(null, part)
    },
  })
  await pipeline(createReadStream(path, { end: bytes - 1 }), listening, tar.entry({ name, size: bytes }))
  return hash.digest('hex')
}

/** Yields every entry in order. An entry that is not read to its end is skipped. */
export async function* entriesOf(file: string): AsyncGenerator<{ name: string; content: Readable }> {
  const tar = extract()
  const source = createReadStream(file)
  source.on('error', (error) => tar.destroy(error))
  source.pipe(tar)
  for await (const entry of tar) {
    yield { name: entry.header.name, content: Readable.from(entry) }
    entry.resume()
  }
}

/** Reads a whole backup before anything is restored from it. @throws CannotStart when a part is missing, changed or unknown. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, string>()
  let manifest: Manifest | null = null
  try {
    for await (const { name, content } of entriesOf(file)) {
      if (name === MANIFEST) manifest = Manifest.parse(JSON.parse((await buffer(content)).toString()))
      else found.set(name, await digestOf(content))
    }
  } catch (cause) {
    throw new CannotStart(`${file} is not a whole backup.`, { cause })
  }
  if (!manifest) throw new CannotStart(`${file} is not a whole backup: its end is missing.`)
  if (manifest.format > FORMAT)
    throw new CannotStart('The backup was made by a newer Seodang. Update this one first.')
  const expected = Object.entries(manifest.entries)
  const broken = expected.find(([name, { sha256: sum }]) => found.get(name) !== sum)
  if (broken) throw new CannotStart(`The backup is damaged: ${broken[0]} is not as it was written.`)
  if (found.size !== expected.length)
    throw new CannotStart('The backup holds something its list does not name.')
  return manifest
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function digestOf(content: Readable) {
  const hash = createHash('sha256')
  const parts: AsyncIterable<Buffer> = content
  for await (const part of parts) hash.update(part)
  return hash.digest('hex')
}
