import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const uploadFolder = (dataDir: string) => join(dataDir, 'uploads')
export const uploadPath = (dataDir: string, uploadId: string) => join(uploadFolder(dataDir), uploadId)

/** When the last piece came; null where nothing did. */
export async function lastReceivedAt(dataDir: string, uploadId: string) {
  const found = await stat(uploadPath(dataDir, uploadId)).catch(() => null)
  return found && found.mtime
}

export async function removeUpload(dataDir: string, uploadId: string) {
  const path = uploadPath(dataDir, uploadId)
  await rm(path, { force: true })
  await rm(`${path}.json`, { force: true })
}
