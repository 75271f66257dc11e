import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Whether a process of that number is running now. A zombie keeps its number; /proc distinguishes it where available. */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM means that another account's process is running.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return statOf(pid)?.state !== 'Z'
}

/** The processes of this machine; empty without /proc. */
export function allProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** The working folder of a process, `null` where it cannot be read. */
export function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** The command line of a process; empty where it cannot be read. */
export function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

export const parentOf = (pid: number): number | null => statOf(pid)?.parent ?? null

/** Kills processes; those that ended meanwhile do not matter. */
export function endAll(pids: readonly number[]) {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself, or belongs to another account.
    }
  }
}

/** Fields 3 and 4 of proc(5); the name before them may contain anything. */
function statOf(pid: number) {
  try {
    const [state = '', parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { state, parent: Number(parent) }
  } catch {
    return null
  }
}
