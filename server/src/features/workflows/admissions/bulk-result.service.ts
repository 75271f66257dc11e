import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { outageOf } from '../../../platform/outages.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { sentence } from '../../../platform/words/sentence.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'

/** Applies an action to each item independently; returns the reasons for those that failed. */
export async function oneByOne<One>(
  ctx: MemberContext,
  these: readonly One[],
  act: (one: One) => Promise<unknown>,
) {
  const each = [...new Set(these)]
  const locale = await localeOf(ctx)
  const failed: { one: One; message: string }[] = []
  for (const one of each) {
    try {
      await act(one)
    } catch (error) {
      // The others are done all the same, and each that failed is counted.
      if (!isRefusal(error)) ctx.outgoing.failures.push(error)
      const refusal = isRefusal(error) ? error.refusal : (outageOf(error) ?? 'SOMETHING_BROKE')
      failed.push({ one, message: sentence(locale, refusal) })
    }
  }
  const doneCount = each.length - failed.length
  ctx.audit.record({ after: { doneCount, failedCount: failed.length } })
  return { doneCount, failed }
}

interface SeatCount {
  courseSeq: CourseSeq
  attendSeqs: AttendSeq[]
}
/** The same for enrolments of a course; failures name the person. */
export async function forEachEnrolment(
  ctx: MemberContext,
  { courseSeq, attendSeqs }: SeatCount,
  act: (attendSeq: AttendSeq) => Promise<unknown>,
) {
  const { doneCount, failed } = await oneByOne(ctx, attendSeqs, act)
  const nameOf = async (attendSeq: AttendSeq) => {
    const enrolment = await findEnrolment(ctx.db, attendSeq)
    return enrolment?.courseSeq === courseSeq ? enrolment.name : ''
  }
  const named = failed.map(async ({ one, message }) => ({ attendSeq: one, name: await nameOf(one), message }))
  return { doneCount, failed: await Promise.all(named) }
}
