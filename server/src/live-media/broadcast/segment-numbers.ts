import { readdir } from 'node:fs/promises'
import { systemClock } from '../../platform/clock.ts'

/**
 * Where the segments of a broadcast begin to count. Another encoder goes on where the one before ended, so that each segment keeps its
 * number in the playlist, by which players find their place; a later broadcast begins with the time, and has none of its numbers.
 */
export async function firstNumberIn(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).flatMap((name) => {
    const [, number] = /(\d+)[.]ts$/.exec(name) ?? []
    return number === undefined ? [] : [Number(number)]
  })
  return numbers.length > 0 ? Math.min(...numbers) : Math.floor(systemClock().getTime() / 1000)
}
