import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { createTarFile, digestOf, entriesOf } from '../platform/archives/tar-file.ts'
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

/** Readable by its owner only: it contains the secret. */
export async function createArchive(target: string): Promise<Archive> {
  const tar = await createTarFile(target).catch((cause: Error) => {
    throw new CannotStart(`The backup cannot be written there: ${cause.message}`, { cause })
  })
  return {
    add: tar.add,
    addFile: tar.addFile,
    async finish(contents) {
      const manifest: Manifest = { product: 'seodang', format: FORMAT, ...contents, entries: tar.entries }
      await tar.finish(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)))
    },
    abandon: tar.abandon,
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
