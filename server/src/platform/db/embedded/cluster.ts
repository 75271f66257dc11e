import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAs } from './unprivileged.ts'

export const BOSS = 'postgres'
const SECRET = 'boss.secret'

export interface Cluster {
  folder: string
  binaries: string
  as: RunAs
}

/** Creates the data folder if it does not exist. Two starters may try at once; the first to finish wins. */
export function prepareCluster(cluster: Cluster) {
  if (isMade(cluster)) return
  // Created in a temporary folder and renamed, so that a killed attempt leaves no partial cluster.
  const draft = `${cluster.folder}.init-${randomUUID()}`
  try {
    makeIn(draft, cluster)
    renameSync(draft, cluster.folder)
  } catch (error) {
    if (!isMade(cluster)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

const isMade = ({ folder }: Cluster) => existsSync(join(folder, 'PG_VERSION'))
export const secretOf = (folder: string) => readFileSync(join(folder, SECRET), 'utf8')

export const program = ({ binaries }: Cluster, name: string) =>
  join(binaries, 'bin', name + (process.platform === 'win32' ? '.exe' : ''))
export const environment = { PATH: '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' }

function makeIn(draft: string, cluster: Cluster) {
  const { as } = cluster
  mkdirSync(draft, { mode: 0o700 })
  give(draft, as)
  const secret = randomUUID()
  const passwords = `${draft}.password`
  keepSecret(passwords, secret, as)
  const { status, stderr, error } = spawnSync(program(cluster, 'initdb'), initOptions(draft, passwords), {
    ...as,
    env: environment,
    cwd: draft,
    encoding: 'utf8',
  })
  rmSync(passwords, { force: true })
  if (status !== 0)
    throw new Error(`PostgreSQL's folder could not be made: ${stderr ?? ''}`, { cause: error })
  keepSecret(join(draft, SECRET), secret, as)
}

/** LC_CTYPE must be UTF-8, or trigram search finds nothing Korean. */
const initOptions = (folder: string, passwords: string) => [
  `--pgdata=${folder}`,
  `--username=${BOSS}`,
  `--pwfile=${passwords}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

function keepSecret(path: string, secret: string, as: RunAs) {
  writeFileSync(path, secret, { mode: 0o600 })
  give(path, as)
}

function give(path: string, { uid, gid }: RunAs) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}
