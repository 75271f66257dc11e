import { setTimeout as pause } from 'node:timers/promises'
import { createCourse } from 'contract/teaching/courses/api'
import { SUCCESS } from 'contract/http/envelope'
import { anOwner, NoAnswer } from '../people.ts'
import type { All } from './administrator.ts'

const WRITERS = 3
const BETWEEN_MS = 100

/**
 * Owners who save classes one after the other. `acknowledged` lists the writes that the server confirmed, none of which
 * may be lost. `answers` counts the response codes, and calls without a response.
 */
export function steadyLoad(port: number) {
  const acknowledged: number[] = []
  const answers = new Map<string, number>()
  const stopping = new AbortController()
  const count = (answer: string) => void answers.set(answer, (answers.get(answer) ?? 0) + 1)
  let titles = 0

  async function write({ owner, channelSeq }: Awaited<ReturnType<typeof anOwner>>) {
    titles += 1
    try {
      const title = `끊겨도 남는 수업 ${titles}`
      const { code, data } = await owner.ask(createCourse, { channelSeq, body: { title } })
      count(code === SUCCESS ? 'acknowledged' : code)
      if (code === SUCCESS) acknowledged.push((data as { courseSeq: number }).courseSeq)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      count('no answer')
    }
  }
  async function writer(by: Awaited<ReturnType<typeof anOwner>>) {
    while (!stopping.signal.aborted) {
      await write(by)
      await pause(BETWEEN_MS)
    }
  }
  return {
    acknowledged,
    answers,
    /** Resolves, once the writers are signed in, to a function that stops them. */
    async begin() {
      const owners = await Promise.all(Array.from({ length: WRITERS }, () => anOwner(port)))
      const writing = Promise.all(owners.map(writer))
      return async () => {
        stopping.abort()
        await writing
      }
    },
  }
}

/** The number of these classes that the database lacks. */
export async function countMissing(all: All, courseSeqs: readonly number[]): Promise<number> {
  const [row] = await all<{ missing: number }>(
    `select count(*)::int as missing from unnest($1::bigint[]) seq
      where not exists (select from courses where course_seq = seq)`,
    [courseSeqs],
  )
  return row?.missing ?? courseSeqs.length
}
