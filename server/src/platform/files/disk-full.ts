import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The codes of a full disk by the system and by PostgreSQL. */
const CODES = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error or its cause is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CODES.includes(String(error.code))) || isDiskFull(error.cause)
}

/** Whether a folder accepts a small file and its disk keeps this much free space. */
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
