// One folder for all temporary files of a test run, removed with the run, however it ends.
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const PREFIX = 'seodang-tests-'
const OWNER = 'owner'
/** On systems that do not report when a process started, a folder counts as abandoned after a day. */
const ABANDONED_AFTER_MS = 86_400_000
/** A run names its owner immediately; a folder without one was recreated by a program that outlived its run. */
const NAMELESS_AFTER_MS = 60_000

/**
 * Creates the temporary folder of this process and its children, removes it when this process exits, and removes those
 * of killed runs. Inside such a run it does nothing.
 */
export function useTemporaryFolder() {
  const shared = tmpdir()
  if (basename(shared).startsWith(PREFIX)) return
  sweep(shared)
  const folder = mkdtempSync(join(shared, PREFIX))
  // PostgreSQL runs under a separate account, which must be able to enter.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, OWNER), identityOf(process.pid) ?? '')
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  process.once('exit', () => remove(folder))
}

/** Removes the folders in `shared` whose runs have ended. */
export function sweep(shared) {
  const left = readdirSync(shared).filter((name) => name.startsWith(PREFIX))
  for (const folder of left.map((name) => join(shared, name))) if (isAbandoned(folder)) remove(folder)
}

function isAbandoned(folder) {
  const age = () => Date.now() - statSync(folder).mtimeMs
  try {
    const owner = readFileSync(join(folder, OWNER), 'utf8')
    return owner === '' ? age() > ABANDONED_AFTER_MS : identityOf(Number(owner.split(' ')[0])) !== owner
  } catch (error) {
    // Another run may have removed it, or this user may not read it.
    return error.code === 'ENOENT' && existsSync(folder) && age() > NAMELESS_AFTER_MS
  }
}

/** The pid with the start time, because systems reuse pids. Null without /proc. */
function identityOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    // Fields 3 and 22 of proc(5); a zombie has ended, but its parent has not waited for it.
    return fields[0] === 'Z' ? null : `${pid} ${fields[19]}`
  } catch {
    return null
  }
}

/** Removes the owner's file last, so that the next run can retry a removal that failed. */
function remove(folder) {
  try {
    for (const name of readdirSync(folder)) if (name !== OWNER) removeAll(join(folder, name))
    removeAll(folder)
  } catch {
    // A program that outlived the run still writes there.
  }
}

const removeAll = (path) => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
