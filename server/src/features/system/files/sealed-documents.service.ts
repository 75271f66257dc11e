import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import type { Ports } from '../../../platform/ports.ts'
import { documentKey } from './document-key.rules.ts'
import { findUnsealed, lockUnsealed, setSealed } from './files.queries.ts'

interface Stored {
  kind: string
  storageKey: string
}

/** Papers that say who somebody is: nobody reads them from a disk or a backup without the master secret. docs/rules.md R-931. */
export const isSealed = ({ kind }: Pick<Stored, 'kind'>) => kind === 'payee'
const labelOf = ({ storageKey }: Pick<Stored, 'storageKey'>) => `document:${storageKey}`

/** Stores the bytes of a document; returns how many it has before sealing. It is small enough to be sealed as a whole. */
export async function writeDocument(ports: Ports, file: Stored, source: Readable) {
  const key = documentKey(file.storageKey)
  if (!isSealed(file)) return (await ports.storage.write(key, source)).bytes
  const bytes = await buffer(source)
  await ports.storage.write(key, ports.secrets.seal(bytes, labelOf(file)))
  return bytes.length
}

/** The bytes of a document as they were uploaded; null where there are none. The stream must be read to its end or destroyed. */
export async function openBytes({ storage, secrets }: Ports, file: Stored) {
  const found = await storage.read(documentKey(file.storageKey))
  if (!found || !isSealed(file)) return found
  const stored = await buffer(found.stream)
  // One from before, which the job has not come to.
  const bytes = secrets.isSealed(stored) ? secrets.unseal(stored, labelOf(file)) : stored
  return { stream: Readable.from([bytes]), bytes: bytes.length, totalBytes: bytes.length }
}

/** Seals what was stored before documents were sealed, and what a crash left between storing and noting it. */
export const sealDocuments: Timer = {
  name: 'files.sealDocuments',
  cron: '25 * * * *',
  isSelective: true,
  async visit(ctx) {
    for (const { fileSeq } of await findUnsealed(ctx.db)) await sealOne(ctx, fileSeq)
  },
}

/** The row is locked: a deletion waits, and the bytes of before are removed after they were replaced. */
function sealOne({ transaction, ports: { storage, secrets }, now }: Context, fileSeq: FileSeq) {
  return transaction(async (tx) => {
    const file = await lockUnsealed(tx, fileSeq)
    if (!file) return
    const key = documentKey(file.storageKey)
    const found = await storage.read(key)
    const bytes = found && (await buffer(found.stream))
    if (bytes && !secrets.isSealed(bytes)) await storage.write(key, secrets.seal(bytes, labelOf(file)))
    // An upload that is under way has no bytes yet.
    if (bytes) await setSealed(tx, fileSeq, now())
  })
}
