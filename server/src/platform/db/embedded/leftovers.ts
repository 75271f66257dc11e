import { execFileSync } from 'node:child_process'
import { linkSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { allProcesses, commandOf, endAll, folderOf, isRunning, parentOf } from '../../operating/processes.ts'

const pidFile = (folder: string) => join(folder, 'postmaster.pid')

/** The server recorded for this folder, with its port; it may have been killed since. */
export function readPid(folder: string) {
  try {
    const [pid, , , port] = readFileSync(pidFile(folder), 'utf8').split('\n')
    return pid && port ? { pid: Number(pid), port: Number(port) } : null
  } catch {
    return null
  }
}

/** Whether that process is the server of this folder. After a crash its number may belong to another program. */
export function isPostmaster(folder: string, pid: number): boolean {
  if (!isRunning(pid)) return false
  if (process.platform === 'linux') return folderServedBy(pid) === realpathSync(folder)
  return process.platform === 'win32' || nameOf(pid).includes('postgres')
}

function folderServedBy(pid: number) {
  const command = commandOf(pid)
  const folder = command[command.indexOf('-D') + 1]
  try {
    return command.includes('-D') && folder !== undefined ? realpathSync(folder) : null
  } catch {
    return null
  }
}

/** Without /proc. */
function nameOf(pid: number) {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/**
 * Removes what a killed server left. PostgreSQL does not start while the number in its file belongs to any process of its account,
 * nor while processes of the former server still work on the folder.
 */
export function clearAfterCrash(folder: string) {
  const found = readPid(folder)
  if (found && !isPostmaster(folder, found.pid) && isRunningOrZombie(found.pid))
    removePidFile(folder, found.pid)
  removeSockets(folder)
  endAll(orphansOf(folder))
}

/** A socket bears the number of its server, too, and it is found by its existence. */
function removeSockets(folder: string) {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(folder, name), { force: true })
  }
}

function isRunningOrZombie(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Another starter may have written its own file meanwhile; that one is restored. */
function removePidFile(folder: string, pid: number) {
  const aside = `${pidFile(folder)}.${process.pid}`
  try {
    renameSync(pidFile(folder), aside)
    if (Number(readFileSync(aside, 'utf8').split('\n')[0]) !== pid) linkSync(aside, pidFile(folder))
  } catch {
    // Another starter was faster.
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Orphaned processes of this folder's server: they are named "postgres: …" and have no server as parent. */
function orphansOf(folder: string) {
  const at = realpathSync(folder)
  const here = new Set(allProcesses().filter((pid) => folderOf(pid) === at))
  return [...here].filter((pid) => {
    const parent = parentOf(pid)
    const isAlone = parent === null || !here.has(parent) || !isRunning(parent)
    return isAlone && commandOf(pid)[0]?.startsWith('postgres: ') === true
  })
}
