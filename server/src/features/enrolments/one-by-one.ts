import type { AttendSeq, CourseSeq } from 'contract/values'
import type { MemberContext } from '../../platform/context.ts'
import { Refused } from '../../platform/refuse.ts'
import { sentence } from '../../platform/words/sentence.ts'
import { voiceOf } from '../../platform/words/site-words.ts'
import { findEnrolment } from './enrolments.queries.ts'

interface Many {
  courseSeq: CourseSeq
  attendSeqs: AttendSeq[]
}
/** Does something with each of these places by itself; of those it could not be done with it is said why. */
export async function oneByOne(
  ctx: MemberContext,
  { courseSeq, attendSeqs }: Many,
  act: (attendSeq: AttendSeq) => Promise<unknown>,
) {
  const each = [...new Set(attendSeqs)]
  const voice = await voiceOf(ctx)
  const failed: { attendSeq: AttendSeq; name: string; message: string }[] = []
  for (const attendSeq of each) {
    try {
      await act(attendSeq)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const place = await findEnrolment(ctx.db, attendSeq)
      const name = place?.courseSeq === courseSeq ? place.name : ''
      failed.push({ attendSeq, name, message: sentence(voice, error.refusal) })
    }
  }
  const doneCount = each.length - failed.length
  ctx.trail.note({ after: { doneCount, failedCount: failed.length } })
  return { doneCount, failed }
}
