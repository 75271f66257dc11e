import { randomBytes } from 'node:crypto'
import { DEFAULT_ALIAS } from 'contract/values/class-paths'
import { mayInvite } from 'contract/growth/referrals/referrals.rules'
import type { inviteOutcomes } from 'contract/growth/referrals/schemas'
import type { CourseSeq, Paged, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSetting } from '../../teaching/courses/course-settings.public.ts'
import {
  findCourse,
  getManagedCourse,
  getShownCourse,
  isStaffOf,
  checkVisible,
} from '../../teaching/courses/courses.public.ts'
import { findAccess } from '../../money/access/access.public.ts'
import { findActive } from '../../money/enrolments/enrolments.public.ts'
import { findMember, findNames } from '../../people/members/members.public.ts'
import { refererOf } from './referrals.public.ts'
import * as queries from './referrals.queries.ts'

/** Links opened by one person: ten in a row, then one every half minute. */
const PACE = { most: 10, everySeconds: 30 }
/** Nine random bytes cannot be guessed. */
const newCode = () => randomBytes(9).toString('hex')

/** Whether this person may invite into this course now. docs/rules.md R-369. */
async function isInviter(ctx: Context, userSeq: UserSeq, courseSeq: CourseSeq) {
  const setting = await findSetting(ctx.db, courseSeq)
  const member = await findMember(ctx.db, userSeq)
  const access = await findAccess(ctx.db, { userSeq }, { courseSeq, now: ctx.now() })
  return mayInvite(setting, { isMember: member?.status === 'ACTIVE', isAttending: access !== null })
}

/** The caller's link with its results. INVITE_OFF where they may not invite. */
export async function inviteOf(ctx: MemberContext, courseSeq: CourseSeq) {
  await getShownCourse(ctx.db, courseSeq)
  const { userSeq } = ctx.user
  if (!(await isInviter(ctx, userSeq, courseSeq))) throw refuse('INVITE_OFF')
  const { inviteEventTitle, inviteEventInfo } = await findSetting(ctx.db, courseSeq)
  return {
    inviteEventTitle,
    inviteEventInfo,
    ...(await refererOf(ctx, courseSeq)),
    ...(await queries.countInvitesBy(ctx.db, courseSeq, userSeq)),
  }
}

export async function makeInvite(ctx: MemberContext, courseSeq: CourseSeq) {
  const known = await inviteOf(ctx, courseSeq)
  if (known.refererCode !== null) return known
  const { userSeq } = ctx.user
  await ctx.transaction((tx) =>
    queries.insertCode(tx, { refererCode: newCode(), courseSeq, userSeq, createdAt: ctx.now() }),
  )
  return inviteOf(ctx, courseSeq)
}

/** Records whose link a person came through, once per person and course. docs/rules.md R-370. INVITE_GONE. */
export async function openInvite(ctx: MemberContext, refererCode: string) {
  const isPatient = await ctx.ports.limits.allow({ [`invite:${ctx.user.userSeq}`]: PACE })
  if (!isPatient) throw refuse('TOO_MANY_REQUESTS')
  const code = await queries.findCode(ctx.db, refererCode)
  const course = code ? await findCourse(ctx.db, code.courseSeq) : undefined
  if (!code || !course || checkVisible(course)) throw refuse('INVITE_GONE')
  const { courseSeq, serviceAlias } = course
  return {
    courseSeq,
    serviceAlias: serviceAlias ?? DEFAULT_ALIAS,
    outcome: await recordInvite(ctx, { courseSeq, inviterUserSeq: code.userSeq }),
  }
}

type Outcome = (typeof inviteOutcomes)[number]
async function recordInvite(
  ctx: MemberContext,
  { courseSeq, inviterUserSeq }: { courseSeq: CourseSeq; inviterUserSeq: UserSeq },
): Promise<Outcome> {
  const { userSeq } = ctx.user
  if (inviterUserSeq === userSeq) return 'OWN'
  if (!(await isInviter(ctx, inviterUserSeq, courseSeq))) return 'OVER'
  if (await isStaffOf(ctx.db, userSeq, courseSeq)) return 'TAKING_PART'
  return ctx.transaction(async (tx) => {
    if (await findActive(tx, userSeq, courseSeq)) return 'TAKING_PART'
    const isNew = await queries.insertInvite(tx, { courseSeq, userSeq, inviterUserSeq, openedAt: ctx.now() })
    return isNew ? 'COUNTED' : 'KNOWN'
  })
}

export async function invitesOf(ctx: MemberContext, courseSeq: CourseSeq, page: Paged) {
  await getManagedCourse(ctx, courseSeq)
  const rows = await queries.findInvites(ctx.db, courseSeq, page)
  const people = rows.flatMap(({ userSeq, inviterUserSeq }) => [userSeq, inviterUserSeq])
  const names = await findNames(ctx, [...new Set(people)])
  const { openedCount: total, enrolledCount: enrolledTotal } = await queries.countInvites(ctx.db, courseSeq)
  return {
    list: rows.map(({ memberSeq, ...row }) => ({
      ...row,
      // Visitors who did not become members stay anonymous.
      name: memberSeq === null ? null : (names.get(row.userSeq) ?? ''),
      inviterName: names.get(row.inviterUserSeq) ?? '',
    })),
    total,
    enrolledTotal,
  }
}

export async function invitersOf(ctx: MemberContext, courseSeq: CourseSeq, page: Paged) {
  await getManagedCourse(ctx, courseSeq)
  const rows = await queries.findInviters(ctx.db, courseSeq, page)
  const names = await findNames(
    ctx,
    rows.map(({ userSeq }) => userSeq),
  )
  return {
    list: rows.map((row) => ({ ...row, name: names.get(row.userSeq) ?? '' })),
    total: await queries.countInviters(ctx.db, courseSeq),
  }
}
