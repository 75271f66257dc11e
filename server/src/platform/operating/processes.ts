import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Whether a process of that number runs this moment. One that ended, and that its parent did not ask for, keeps its
 * number; where there is a /proc it is told apart.
 */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process runs too.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return statOf(pid)?.state !== 'Z'
}

/** The processes of this machine; none where there is no /proc. */
export function allProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** The folder a process works in, `null` where it is not to be known. */
export function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** What a process was started with, or calls itself; empty where it is not to be known. */
export function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

export const parentOf = (pid: number): number | null => statOf(pid)?.parent ?? null

/** Ends processes at once; those that ended meanwhile do not matter. */
export function endAll(pids: readonly number[]) {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself, or is not ours to end.
    }
  }
}

/** Fields 3 and 4 of proc(5); the name in front of them may hold anything. */
function statOf(pid: number) {
  try {
    const [state = '', parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { state, parent: Number(parent) }
  } catch {
    return null
  }
}
