import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Made by the machine it runs on, or kept in a way of its own. Whatever else stands in the data folder is product. */
export const isOther = (name: string) => name === 'logs' || /^\.|^postgres|\.(secret|fingerprint)$/.test(name)

export interface DataFile {
  /** Below the data folder, with `/`. */
  name: string
  path: string
  bytes: number
}

/** The files a backup keeps. One that disappears while we look was not meant to stay. */
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
