import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Files that this machine recreates, or that are backed up separately. Everything else in the data folder belongs to the product.
 */
export const isOther = (name: string) => name === 'logs' || /^\.|^postgres|\.(secret|fingerprint)$/.test(name)

export interface DataFile {
  /** Relative to the data folder, with `/`. */
  name: string
  path: string
  bytes: number
}

/** The files of a backup. A file that disappears meanwhile was temporary. */
export async function* dataFiles(dataDir: string): AsyncGenerator<DataFile> {
  for (const name of await namesIn(dataDir)) if (!isOther(name)) yield* below(dataDir, name)
}

async function* below(dataDir: string, name: string): AsyncGenerator<DataFile> {
  const path = join(dataDir, name)
  const found = await stat(path).catch(() => null)
  if (found?.isFile()) yield { name, path, bytes: found.size }
  if (!found?.isDirectory()) return
  for (const child of await namesIn(path))
    if (!child.startsWith('.')) yield* below(dataDir, `${name}/${child}`)
}

async function namesIn(folder: string) {
  return readdir(folder).catch(() => [])
}
