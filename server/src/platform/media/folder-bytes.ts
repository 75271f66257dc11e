import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

export type FolderFile = { name: string; path: string; bytes: number }

/** Every file below `folder`; `name` is its relative path, with slashes. */
export async function filesBelow(folder: string): Promise<FolderFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const name = path.relative(folder, file).split(path.sep).join('/')
      return { name, path: file, bytes: (await stat(file)).size }
    }),
  )
}

export async function folderBytes(folder: string): Promise<number> {
  return (await filesBelow(folder)).reduce((sum, { bytes }) => sum + bytes, 0)
}
