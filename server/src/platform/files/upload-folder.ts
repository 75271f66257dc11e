import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const uploadFolder = (dataDir: string) => join(dataDir, 'uploads')
export const uploadPath = (dataDir: string, uploadId: string) => join(uploadFolder(dataDir), uploadId)

/** The time of the last piece; null where there is none. */
export async function lastReceivedAt(dataDir: string, uploadId: string) {
  const found = await stat(uploadPath(dataDir, uploadId)).catch(() => null)
  return found && found.mtime
}

export async function removeUpload(dataDir: string, uploadId: string) {
  const path = uploadPath(dataDir, uploadId)
  await rm(path, { force: true })
  await rm(`${path}.json`, { force: true })
}

const UploadRecord = z.object({ size: z.number() })

/** The bytes that running uploads declared and have not sent yet. Each upload lies beside a note of its size. */
export async function bytesAwaited(folder: string): Promise<number> {
  const notes = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const awaited = notes.map(async (name) => {
    const record = UploadRecord.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')))
    const received = await stat(join(folder, name.slice(0, -'.json'.length)))
    return record.success ? Math.max(0, record.data.size - received.size) : 0
  })
  // An upload that ends meanwhile counts as nothing.
  const found = await Promise.all(awaited.map((one) => one.catch(() => 0)))
  return found.reduce((sum, one) => sum + one, 0)
}
