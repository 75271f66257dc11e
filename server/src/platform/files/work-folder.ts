import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../clock.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A folder for this process's temporary files, empty at its start. Processes may share the data folder, so each has its own;
 * folders of ended processes of this machine, and of other machines after a day without changes, are removed.
 */
export function workFolder(
  dataDir: string,
  { host = hostname(), pid = process.pid, now = systemClock() } = {},
) {
  const folder = join(dataDir, 'work')
  const mine = `${host}.${pid}`
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const isLeft = name === mine || !isBusy(folder, name, { host, now })
    // A transcoder that outlived a killed process may still be writing there.
    if (isLeft) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 })
  }
  mkdirSync(join(folder, mine))
  return join(folder, mine)
}

function isBusy(folder: string, name: string, { host, now }: { host: string; now: Date }) {
  const pid = name.startsWith(`${host}.`) ? Number(name.slice(host.length + 1)) : null
  return pid === null ? wasTouched(join(folder, name), now) : isAlive(pid)
}

function wasTouched(path: string, now: Date) {
  const touched = statSync(path, { throwIfNoEntry: false })
  return touched !== undefined && touched.mtimeMs > now.getTime() - DAY_MS
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process exists under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
