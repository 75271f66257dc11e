import { changedPeriod, endOfSeoulDay, reviewExpires } from 'contract/money/enrolments/enrolments.rules'
import { periodChanged } from 'contract/money/enrolments/access-period.events'
import type { changePeriods } from 'contract/workflows/admissions/access-period.api'
import type { PeriodChange } from 'contract/money/enrolments/access-period.schemas'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getManagedCourse, takeSeat } from '../../teaching/courses/courses.public.ts'
import {
  findActive,
  findApprovedWith,
  lockEnrolment,
  movePlace,
  takeStudentPlace,
  updatePeriod,
} from '../../money/enrolments/enrolments.public.ts'
import { moveGrantEnds } from '../../money/access/access.public.ts'
import { forEachEnrolment } from './bulk-result.service.ts'

type PeriodInput = z.output<(typeof changePeriods)['body']>

/** Changes the end of people's access: each independently, with the reasons for those that cannot be changed. */
export async function changePeriodOf(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { attendSeqs, change }: PeriodInput,
) {
  await getManagedCourse(ctx, courseSeq)
  if (change.kind === 'UNTIL' && endOfSeoulDay(change.until) <= ctx.now()) throw refuse('PERIOD_IN_PAST')
  return forEachEnrolment(ctx, { courseSeq, attendSeqs }, (attendSeq) =>
    changeOne(ctx, { courseSeq, attendSeq, change }),
  )
}

interface One {
  courseSeq: CourseSeq
  attendSeq: AttendSeq
  change: PeriodChange
}
function changeOne(ctx: MemberContext, { courseSeq, attendSeq, change }: One) {
  return ctx.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, attendSeq)
    if (enrolment?.courseSeq !== courseSeq) throw refuse('NOT_FOUND')
    if (enrolment.parentAttendSeq !== null) throw refuse('PACKAGE_ENROLMENT')
    const changed = changedPeriod(enrolment, change, ctx.now())
    if ('refusal' in changed) throw refuse(changed.refusal)
    const { validAt } = changed
    const period = { validAt, reviewExpiresAt: reviewExpires(validAt) }
    if (enrolment.state === 'EXPIRED') {
      if (await findActive(tx, enrolment.userSeq, courseSeq)) throw refuse('ALREADY_ENROLLED')
      await takeStudentPlace(tx, enrolment)
      await takeSeat(tx, enrolment.classSeq, { isNew: false })
      await movePlace(tx, enrolment, { state: 'APPROVED', ...period })
    } else await updatePeriod(tx, attendSeq, period)
    await moveGrantEnds(tx, await findApprovedWith(tx, attendSeq), validAt)
    await emit(tx, periodChanged, { attendSeq, courseSeq, validAt })
  })
}
