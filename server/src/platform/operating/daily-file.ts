import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { destination } from 'pino'
import type { Clock } from '../clock.ts'

const KEPT_DAYS = 14
const pattern = /^seodang-\d{4}-\d{2}-\d{2}\.log$/

/** A log file named after the day (UTC); the last fourteen are kept. */
export function dailyFile(folder: string, now: Clock) {
  const nameOf = (day: string) => join(folder, `seodang-${day}.log`)
  let day = dayOf(now)
  // Unbuffered: a crash would lose the buffer exactly when the log is needed most.
  const file = destination({ dest: nameOf(day), sync: true, mode: 0o640, append: true })
  // On a full disk a line is lost; without a listener the error would end the process.
  file.on('error', () => {})
  dropOld(folder)
  return {
    write(line: string) {
      const today = dayOf(now)
      if (today !== day) {
        day = today
        file.reopen(nameOf(day))
        dropOld(folder)
      }
      file.write(line)
    },
    close: () => file.end(),
  }
}

const dayOf = (now: Clock) => now().toISOString().slice(0, 10)

function dropOld(folder: string) {
  const logs = readdirSync(folder).filter((name) => pattern.test(name))
  for (const name of logs.toSorted().slice(0, -KEPT_DAYS)) rmSync(join(folder, name), { force: true })
}
