import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the system, and what PostgreSQL, call a disk without room. */
const CODES = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error, or what caused it, is that the disk has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CODES.includes(String(error.code))) || isDiskFull(error.cause)
}

/** Whether a folder takes a small file and at least so many bytes stay free on its disk. */
export async function canWrite(folder: string, leastFreeBytes: number): Promise<boolean> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < leastFreeBytes) return false
    await writeFile(probe, 'seodang')
    return true
  } catch {
    return false
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}
