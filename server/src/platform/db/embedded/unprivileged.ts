import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { CannotStart } from '../../operating/cannot-start.ts'

/** The account PostgreSQL runs as: the current one, or an unprivileged one for root, which it refuses. */
export interface RunAs {
  uid?: number
  gid?: number
}

export function unprivileged(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const found = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(accounts)
    if (found?.[1] && found[1] !== '0') return { uid: Number(found[1]), gid: Number(found[2]) }
  }
  throw new CannotStart(
    'PostgreSQL does not run as root and this machine has no account postgres or nobody. Set DATABASE_URL.',
  )
}

/** Whether that account can enter a folder; a clone under /root is closed to it. */
export function canReach(path: string, as: RunAs) {
  if (as.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', path], { ...as, cwd: '/' }).status === 0
}
