import { checkLevel } from '../../teaching/courses/level-condition.public.ts'
import { decidedState } from 'contract/money/enrolments/enrolments.rules'
import { effectivePrice } from 'contract/values/money'
import { isLargeRefund, refundable } from 'contract/money/orders/refunds.rules'
import type { AttendSeq, ClassSeq, CourseSeq } from 'contract/values/ids'
import { waitingMoved } from 'contract/money/enrolments/waitlist.events'
import type { decideAttendees } from 'contract/workflows/admissions/applications.api'
import type { Decision } from 'contract/money/enrolments/waitlist.schemas'
import type { z } from 'zod'
import { isRecentlyProved } from '../../../platform/auth/access.ts'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { entryCodeFor } from '../../money/attribution/attribution.public.ts'
import { getManagedCourse, getShownCourse, type CourseRow } from '../../teaching/courses/courses.public.ts'
import {
  closeApplication,
  countRefundBlocks,
  findPaidFor,
  insertFreeOrder,
} from '../../money/orders/orders.public.ts'
import {
  type EnrolmentRow,
  checkPackageEntry,
  findActive,
  findEnrolment,
  movePlace,
  updateState,
  checkRecruiting,
  waitForPlace,
} from '../../money/enrolments/enrolments.public.ts'
import { endGrant } from '../../money/access/access.public.ts'
import { endWaiting } from '../../money/enrolments/waitlist.public.ts'
import { cancelByStaff } from './admissions.service.ts'
import { forEachEnrolment } from './bulk-result.service.ts'
import { admitApplicant, lockApplicant } from './waitlist.service.ts'

/** Staff are notified of every application: ten in a row, then one in five minutes. */
const PACE = { most: 10, everySeconds: 300 }

interface Contact {
  name: string
  email: string
  phone: string
  classSeq?: ClassSeq | undefined
  skipAttendCheck?: boolean | undefined
}
/**
 * Joins the waitlist, or applies for approval, where nothing is to pay: PRICE_CHANGED else, because an application is paid with
 * it. NOTHING_TO_WAIT_FOR where seats are free, SOLD_OUT at a hard limit. docs/rules.md R-900.
 */
export async function applyForPlace(
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { skipAttendCheck = false, ...contact }: Contact,
) {
  const now = ctx.now()
  const isPatient = await ctx.ports.limits.allow({ [`apply:${ctx.user.userSeq}`]: PACE })
  if (!isPatient) throw refuse('TOO_MANY_REQUESTS')
  return ctx.transaction(async (tx) => {
    const course = await getShownCourse(tx, courseSeq)
    const refusal = checkRecruiting(course, now) ?? (await checkLevel(tx, course, ctx.user))
    if (refusal) throw refuse(refusal)
    if (contact.classSeq !== undefined && contact.classSeq !== course.classSeq)
      throw refuse('RECRUITING_OVER')
    if (effectivePrice(course, now) > 0) throw refuse('PRICE_CHANGED')
    const { userSeq } = ctx.user
    await checkPackageEntry(ctx, tx, { course, userSeq, skipAttendCheck })
    const orderer = { ...contact, phone: contact.phone || null, userSeq }
    const { name, email, phone } = orderer
    const attendSeq = await waitForPlace(tx, course, {
      applicant: { userSeq, name, email, phone },
      now,
      eventCode: await entryCodeFor(ctx, tx, courseSeq),
      source: 'FREE',
      waitPayment: null,
    })
    await insertFreeOrder(tx, { course, attendSeq, orderer, now })
    await emit(tx, waitingMoved, { attendSeq, courseSeq, step: 'APPLIED' })
    return { attendSeq }
  })
}

/** Withdraws an application, whose payment goes back in full, or declines to pay. docs/rules.md R-904. */
export async function withdrawApplication(ctx: MemberContext, courseSeq: CourseSeq) {
  const enrolment = await findActive(ctx.db, ctx.user.userSeq, courseSeq)
  if (!enrolment) throw refuse('NOT_POSSIBLE_NOW')
  const { attendSeq } = enrolment
  const reason = 'withdrawn'
  if (enrolment.waitPayment !== null) {
    const refundedAmount =
      enrolment.state === 'WAITING' ? await closeApplication(ctx, { attendSeq, reason }) : null
    if (refundedAmount === null) throw refuse('NOT_POSSIBLE_NOW')
    return { refundedAmount }
  }
  const isEnded = await ctx.transaction((tx) => endWaiting(tx, attendSeq, { now: ctx.now(), reason }))
  if (!isEnded) throw refuse('NOT_POSSIBLE_NOW')
  return { refundedAmount: 0 }
}

/** What keeps enrolments of a course from being cancelled together. */
export async function checkRefundsOf(ctx: MemberContext, courseSeq: CourseSeq, attendSeqs: AttendSeq[]) {
  await getManagedCourse(ctx, courseSeq)
  return countRefundBlocks(ctx, await ofCourse(ctx, courseSeq, attendSeqs))
}
async function ofCourse({ db }: MemberContext, courseSeq: CourseSeq, attendSeqs: AttendSeq[]) {
  const found = await Promise.all(attendSeqs.map((attendSeq) => findEnrolment(db, attendSeq)))
  return found.flatMap((one) => (one?.courseSeq === courseSeq ? [one.attendSeq] : []))
}

type DecisionInput = z.output<(typeof decideAttendees)['body']>

/** Decides about many applicants: each independently, with the reasons for those that cannot be decided. */
export async function decide(ctx: MemberContext, courseSeq: CourseSeq, input: DecisionInput) {
  const course = await getManagedCourse(ctx, courseSeq)
  if (input.decision === 'CANCEL') {
    const blocks = await countRefundBlocks(ctx, await ofCourse(ctx, courseSeq, input.attendSeqs))
    if (Object.values(blocks).some((count) => count > 0)) throw refuse('REFUNDS_BLOCKED')
    await mayGiveBack(ctx, input.attendSeqs)
  }
  return forEachEnrolment(ctx, { ...input, courseSeq }, (attendSeq) =>
    decideOne(ctx, { ...input, course, attendSeq }),
  )
}

/** PROVE_AGAIN before any change where the refunds add up to a large sum. docs/rules.md R-263. */
async function mayGiveBack({ db, user, now }: MemberContext, attendSeqs: AttendSeq[]) {
  if (isRecentlyProved(user, now())) return
  const paid = [...(await findPaidFor(db, attendSeqs)).values()]
  const isLarge = (['KRW', 'USD'] as const).some((currency) => {
    const ofCurrency = paid.filter((order) => order.currency === currency)
    return isLargeRefund(
      ofCurrency.reduce((sum, order) => sum + refundable(order), 0),
      currency,
    )
  })
  if (isLarge) throw refuse('PROVE_AGAIN')
}

interface One extends Omit<DecisionInput, 'attendSeqs'> {
  course: CourseRow
  attendSeq: AttendSeq
}
async function decideOne(ctx: MemberContext, { course, attendSeq, decision, reason }: One) {
  const { courseSeq } = course
  const enrolment = await findEnrolment(ctx.db, attendSeq)
  if (enrolment?.courseSeq !== courseSeq) throw refuse('NOT_FOUND')
  if (enrolment.parentAttendSeq !== null) throw refuse('PACKAGE_ENROLMENT')
  if (decision === 'CANCEL') return cancelByStaff(ctx, { courseSeq, attendSeq, reason })
  const paid = await findPaidFor(ctx.db, [attendSeq])
  const isPaid = (paid.get(attendSeq)?.paidAmount ?? 0) > 0
  return ctx.transaction(async (tx) => {
    const held = await lockApplicant(tx, attendSeq)
    if (!held || held.state === 'CANCELLED') throw refuse('CANNOT_CHANGE_CANCELLED')
    const now = ctx.now()
    if (held.waitPayment === 'OPEN') throw refuse('APPLICATION_UNPAID')
    if (!mayDecide({ ...held, isPaid }, decision, { course, now })) throw refuse('NOT_POSSIBLE_NOW')
    return decision === 'APPROVE' ? admitApplicant(tx, held, { course, now }) : putBack(tx, held, now)
  })
}

type Application = EnrolmentRow & { isPaid: boolean }
const mayDecide = (
  held: Application,
  decision: Decision,
  { course, now }: { course: CourseRow; now: Date },
) => decidedState(held, decision, { ...course, price: effectivePrice(course, now) }) !== null

/** Returns an applicant to the end of the waitlist. */
async function putBack(tx: ChannelTx, enrolment: EnrolmentRow, now: Date) {
  const { attendSeq, courseSeq } = enrolment
  const reserve = { state: 'WAITING', waitKind: 'LIST', waitingSince: now } as const
  if (enrolment.state === 'WAITING') await updateState(tx, { attendSeq, from: 'WAITING' }, reserve)
  else {
    const taken = { holdUntil: null, invitedUntil: null, validAt: null, reviewExpiresAt: null }
    await movePlace(tx, enrolment, { ...reserve, ...taken })
    await endGrant(tx, attendSeq, { endedAt: now, endReason: 'CANCELLED' })
  }
  await emit(tx, waitingMoved, { attendSeq, courseSeq, step: 'STANDBY' })
}
