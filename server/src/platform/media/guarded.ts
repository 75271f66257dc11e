import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Readable, Writable } from 'node:stream'

interface Guarding {
  /** The only folder it can use: also its home and its temporary folder. */
  folder: string
  timeoutMs: number
}
export interface Guarded {
  child: ChildProcess & { stdout: Readable; stderr: Readable }
  /** Kills the program and its watchdog at once. */
  end: () => void
}

/** No frame of a video needs more memory; a malicious file that demands it kills only its reader. */
const MAX_MEMORY_KB = 8 * 1024 * 1024

/**
 * Runs the program with lower priority than pages, with limits on memory and processor time, and ends it when the process that
 * started it is gone: the third descriptor is a pipe of that process, which the kernel closes. The shell and its children are one
 * process group.
 */
const SCRIPT = `
ulimit -c 0
ulimit -v "$1" 2>/dev/null
ulimit -t "$2" 2>/dev/null
shift 2
nice -n 10 "$@" 3<&- </dev/null &
work=$!
{ read -r _ <&3; kill -9 $work; } >/dev/null 2>&1 &
guard=$!
wait $work
status=$?
kill -9 $guard 2>/dev/null
exit $status
`
const isWindows = process.platform === 'win32'

/** Starts a program that reads an untrusted file. The child inherits no environment variables, which may contain secrets. */
export function startGuarded(program: string, args: string[], { folder, timeoutMs }: Guarding): Guarded {
  const env = { HOME: folder, TMPDIR: folder, LC_ALL: 'C', PATH: '/usr/bin:/bin' }
  if (isWindows) {
    const child = spawn(program, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    return { child, end: () => void child.kill('SIGKILL') }
  }
  const cpuSeconds = Math.ceil(timeoutMs / 1000) * availableParallelism()
  const command = ['-c', SCRIPT, 'sh', String(MAX_MEMORY_KB), String(cpuSeconds), program, ...args]
  const child = spawn('/bin/sh', command, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  }) as Guarded['child']
  const line = child.stdio[3] as Writable
  line.on('error', () => {})
  // A signal to the shell is meant for its whole process group.
  child.once('exit', (_, signal) => signal && endGroup(child.pid))
  return { child, end: () => void line.destroy() }
}

/** Exit codes of a shell whose program could not be started or ended by a signal; ffmpeg uses none of these. */
const NO_ANSWERS = new Set([126, 127, 128 + 6, 128 + 9, 128 + 11, 128 + 15, 128 + 24])

/** Null where the program did not end by itself. */
export const ownCode = (code: number | null) => (code === null || NO_ANSWERS.has(code) ? null : code)

function endGroup(pid: number | undefined) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The process group has ended already.
  }
}
