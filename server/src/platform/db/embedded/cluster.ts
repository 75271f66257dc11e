import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { canReach, type RunAs } from './unprivileged.ts'

export const BOSS = 'postgres'

export interface Cluster {
  folder: string
  binaries: string
  as: RunAs
}

/** Makes the data folder, if it is not there. A killed try leaves no half cluster: it is made beside and renamed. */
export function prepareCluster(cluster: Cluster) {
  const { folder, as } = cluster
  mkdirSync(join(folder, '..'), { recursive: true, mode: 0o755 })
  if (existsSync(join(folder, 'PG_VERSION'))) return
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  give(folder, as)
  if (!canReach(folder, as)) throw new Error(`PostgreSQL's account cannot reach ${folder}`)
  makeBeside(cluster)
}

export const secretOf = (folder: string) => readFileSync(join(folder, 'boss.secret'), 'utf8')

export const program = ({ binaries }: Cluster, name: string) =>
  join(binaries, 'bin', name + (process.platform === 'win32' ? '.exe' : ''))
export const environment = { PATH: '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' }

function makeBeside(cluster: Cluster) {
  const { folder, as } = cluster
  const draft = `${folder}.init`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  give(draft, as)
  const secret = randomUUID()
  const passwords = join(folder, '..', `.pw-${randomUUID()}`)
  keepSecret(passwords, secret, as)
  const { status, stderr } = spawnSync(program(cluster, 'initdb'), initOptions(draft, passwords), {
    ...as,
    env: environment,
    cwd: draft,
    encoding: 'utf8',
  })
  rmSync(passwords, { force: true })
  if (status !== 0) throw new Error(`initdb: ${stderr}`)
  keepSecret(join(draft, 'boss.secret'), secret, as)
  rmdirSync(folder)
  renameSync(draft, folder)
}

/** LC_CTYPE must be a UTF-8 one, or the trigram search finds nothing Korean. */
const initOptions = (folder: string, passwords: string) => [
  ...[
    '-D',
    folder,
    '-U',
    BOSS,
    '--auth=scram-sha-256',
    '--pwfile',
    passwords,
    '--encoding=UTF8',
    '--locale=C',
  ],
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
]

function keepSecret(path: string, secret: string, as: RunAs) {
  writeFileSync(path, secret, { mode: 0o600 })
  give(path, as)
}

function give(path: string, { uid, gid }: RunAs) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}
