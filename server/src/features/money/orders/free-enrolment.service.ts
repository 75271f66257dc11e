import { asksApproval, isFull } from 'contract/teaching/courses/courses.rules'
import { accessEnds, reviewExpires } from 'contract/money/enrolments/enrolments.rules'
import { enrolmentApproved } from 'contract/money/enrolments/events'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import { effectivePrice } from 'contract/values/money'
import { courseTypes, userLimitTypes } from 'contract/values/type-codes'
import type { Context, User } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { entryCodeFor } from '../attribution/attribution.public.ts'
import { getShownCourse, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { getContact } from '../../people/members/members.public.ts'
import {
  approveHeld,
  checkPackageEntry,
  checkRecruiting,
  enrolNow,
  findActive,
  findInvited,
} from '../enrolments/enrolments.public.ts'
import { checkLevel } from '../../teaching/courses/level-condition.public.ts'
import { insertFreeEnrolment, lacksSeat } from './free-enrolment.queries.ts'
import { freeOrderOf, insertFreeOrder } from './free-orders.service.ts'
import { findOrderOfPlace } from './orders.queries.ts'

/** The context of the person who is enrolled; in a job it has no sign-in. */
export type Enrolling = Omit<Context, 'user'> & { user: Pick<User, 'userSeq' | 'isMember' | 'role'> }

/** Enrols somebody where no payment is required. An order of zero stands beside the enrolment. docs/rules.md R-870. */
export async function enrolFree(ctx: Enrolling, courseSeq: CourseSeq, skipAttendCheck: boolean) {
  const course = await getShownCourse(ctx.db, courseSeq)
  const now = ctx.now()
  if (effectivePrice(course, now) > 0) throw refuse('PRICE_CHANGED')
  const refusal =
    checkRecruiting(course, now) ??
    (await checkLevel(ctx.db, course, ctx.user)) ??
    (asksApproval(course) ? 'APPROVAL_NEEDED' : null)
  const attendSeq = refusal ? null : await enrolNew(ctx, { course, now, skipAttendCheck })
  // Few were admitted from a waitlist, so that is looked up only for those who cannot enrol as others do.
  const enrolled = attendSeq ?? (await ctx.transaction((tx) => acceptInvited(ctx, tx, course)))
  if (enrolled === null) throw refuse(refusal ?? 'ALREADY_ENROLLED')
  return { attendSeq: enrolled }
}

const hasNoSeat = (course: CourseRow) =>
  course.userLimitTypeCd !== userLimitTypes.unlimited && isFull(course, course.attendCount)

interface Applying {
  course: CourseRow
  now: Date
  skipAttendCheck: boolean
}
/** Null for somebody who has an enrolment in the course. */
async function enrolNew(ctx: Enrolling, applying: Applying) {
  const { course, now } = applying
  // In a rush most presses find the class full. Only the counter decides, but those need not wait for it.
  if (hasNoSeat(course)) {
    if (await findActive(ctx.db, ctx.user.userSeq, course.courseSeq)) return null
    throw refuse('SOLD_OUT')
  }
  const isPlain = course.productKind !== 'PACKAGE' && course.courseTypeCd !== courseTypes.project
  if (!isPlain) return enrolInSteps(ctx, applying)
  const validAt = accessEnds(course.vodDays, now)
  const { attendSeq, isLimited } = await insertFreeEnrolment(ctx.db, {
    courseSeq: course.courseSeq,
    classSeq: course.classSeq,
    userSeq: ctx.user.userSeq,
    now,
    validAt,
    reviewExpiresAt: reviewExpires(validAt),
    eventCode: await entryCodeFor(ctx, ctx.db, course.courseSeq),
    eventName: enrolmentApproved.name,
    ...freeOrderOf(course, now),
  }).catch((error: unknown) => {
    throw lacksSeat(error) ? refuse('SOLD_OUT') : error
  })
  return isLimited ? enrolInSteps(ctx, applying) : attendSeq
}

/** The same where limits or the classes of a package are looked at. */
async function enrolInSteps(ctx: Enrolling, { course, now, skipAttendCheck }: Applying) {
  const { courseSeq } = course
  const applicant = await getContact(ctx)
  return ctx
    .transaction(async (tx) => {
      await checkPackageEntry(ctx, tx, { course, userSeq: ctx.user.userSeq, skipAttendCheck })
      const eventCode = await entryCodeFor(ctx, tx, courseSeq)
      const attendSeq = await enrolNow(tx, course, { applicant, now, eventCode })
      await insertFreeOrder(tx, { course, attendSeq, orderer: applicant, now })
      return attendSeq
    })
    .catch((error: unknown): null => {
      if (isRefusal(error, 'ALREADY_ENROLLED')) return null
      throw error
    })
}

/** Enrols somebody who was admitted and holds a seat; null for everybody else. */
async function acceptInvited(ctx: Enrolling, tx: ChannelTx, course: CourseRow): Promise<AttendSeq | null> {
  const { courseSeq, vodDays } = course
  const now = ctx.now()
  const invited = await findInvited(tx, ctx.user.userSeq, { courseSeq, now })
  if (!invited) return null
  const { attendSeq, classSeq } = invited
  await approveHeld(tx, attendSeq, { now, vodDays })
  if (!(await findOrderOfPlace(tx, attendSeq)))
    await insertFreeOrder(tx, {
      course: { ...course, classSeq },
      attendSeq,
      orderer: await getContact(ctx),
      now,
    })
  return attendSeq
}
