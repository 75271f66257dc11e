import { readFileSync } from 'node:fs'

/** Linux counts CPU time of processes in hundredths of a second. */
const TICK_MS = 10

/** The CPU time of a process and its threads since its start; null where the system does not report it. */
export function cpuMsOf(pid: number) {
  const fields = fieldsOf(pid)
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** The same with its children, also those that have ended: a database is one process for each connection. */
export function cpuMsOfTree(pid: number): number {
  const own =
    fieldsOf(pid)
      ?.slice(11, 15)
      .reduce((sum, field) => sum + Number(field) * TICK_MS, 0) ?? 0
  return childrenOf(pid).reduce((sum, child) => sum + cpuMsOfTree(child), own)
}

function fieldsOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return null
  }
}
function childrenOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
