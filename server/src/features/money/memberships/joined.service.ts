import type { MembershipMonths, TrialDays } from 'contract/money/memberships/memberships.rules'
import { seatPrice } from 'contract/money/teams/teams.rules'
import type { AttendSeq, CourseSeq, MembershipSeq, SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { getContact } from '../../people/members/members.public.ts'
import { getVisibleCourse } from '../../teaching/courses/courses.public.ts'
import * as billing from '../billing/billing.public.ts'
import { checkLevel } from '../../teaching/courses/level-condition.public.ts'
import { checkRecruiting, enrolNow, findActive, moveEnd } from '../enrolments/enrolments.public.ts'
import { accessOf, follow } from './follow.service.ts'
import { titleOfTeam } from './team-titles.service.ts'
import * as queries from './joined.queries.ts'
import { findFirstOpening, findMembership, findTerms } from './memberships.queries.ts'
import { joinedView, viewsOfMember } from './memberships.views.ts'
import { viewSeats } from './seats.views.ts'

export async function listMine(ctx: MemberContext) {
  const { userSeq } = ctx.user
  return {
    list: await viewsOfMember(ctx, userSeq),
    seats: await viewSeats(ctx, userSeq),
    joinedBefore: await queries.findJoinedBefore(ctx.db, userSeq),
    ...(await billing.viewMemberCard(ctx)),
  }
}

/** Stores the card; what was not paid is charged at once. docs/rules.md R-1015. */
export async function completeCard(ctx: MemberContext, returned: { customerKey: string; authKey: string }) {
  const card = await billing.completeMemberCard(ctx, returned)
  for (const { subscriptionSeq, state } of await queries
    .findRunningOf(ctx.db, ctx.user.userSeq)
    .then(statesOf(ctx)))
    if (state === 'PAST_DUE') {
      await billing.paySubscriptionNow(ctx, subscriptionSeq)
      await follow(ctx, subscriptionSeq)
    }
  return card
}
const statesOf = (ctx: Context) => async (rows: queries.JoinedRow[]) => {
  const found = []
  for (const { subscriptionSeq } of rows) {
    const subscription = await billing.findSubscription(ctx.db, subscriptionSeq)
    if (subscription) found.push(subscription)
  }
  return found
}

interface Choice {
  months: MembershipMonths
  /** What the member was shown. */
  price: number
}
/** The membership as it is sold for a term. MEMBERSHIP_NOT_ON_SALE, MEMBERSHIP_PRICE_CHANGED. */
export async function offerOf(ctx: Context, membershipSeq: MembershipSeq, { months, price }: Choice) {
  const membership = await findMembership(ctx.db, membershipSeq)
  const terms = (await findTerms(ctx.db, [membershipSeq])).get(membershipSeq) ?? []
  const term = terms.find((one) => one.months === months)
  if (membership?.state !== 'ON_SALE' || !term) throw refuse('MEMBERSHIP_NOT_ON_SALE')
  if (term.price !== price) throw refuse('MEMBERSHIP_PRICE_CHANGED')
  return { title: membership.name, price, termMonths: months }
}

/** What billing calls the membership of somebody: nobody is in one twice. */
export const productOf = (membershipSeq: MembershipSeq, userSeq: UserSeq) =>
  `membership:${membershipSeq}:${userSeq}`

/** docs/rules.md R-1014, R-1029. */
export async function join(
  ctx: MemberContext,
  membershipSeq: MembershipSeq,
  { trialDays, ...choice }: Choice & { trialDays: TrialDays },
) {
  const offer = await offerOf(ctx, membershipSeq, choice)
  const { userSeq } = ctx.user
  const consentedAt = ctx.now()
  const starting = {
    product: productOf(membershipSeq, userSeq),
    offer,
    payer: userSeq,
    onBegun: async (tx: ChannelTx, subscriptionSeq: SubscriptionSeq) => {
      await checkTrial(tx, { membershipSeq, userSeq, trialDays })
      await queries.insertJoined(tx, { subscriptionSeq, membershipSeq, userSeq, consentedAt })
    },
  }
  const beginning =
    trialDays === 0
      ? billing.startSubscription(ctx, starting)
      : billing.startTrial(ctx, { ...starting, days: trialDays })
  const started = await beginning.catch((error: unknown) => {
    throw isRefusal(error, 'SUBSCRIBED_ALREADY') ? refuse('MEMBERSHIP_JOINED') : error
  })
  if (!started || started.state === 'ENDED') throw refuse('MEMBERSHIP_NOT_PAID')
  return followed(ctx, started.subscriptionSeq)
}

interface TrialChoice {
  membershipSeq: MembershipSeq
  userSeq: UserSeq
  /** What the member was promised. */
  trialDays: TrialDays
}
/** The free days are those that the membership has now, and the first. MEMBERSHIP_TRIAL_USED, MEMBERSHIP_PRICE_CHANGED. */
async function checkTrial(tx: ChannelTx, { membershipSeq, userSeq, trialDays }: TrialChoice) {
  const isBack = (await queries.findJoinedBefore(tx, userSeq)).includes(membershipSeq)
  if (isBack && trialDays > 0) throw refuse('MEMBERSHIP_TRIAL_USED')
  const offered = isBack ? 0 : (await findMembership(tx, membershipSeq))?.trialDays
  if (offered !== trialDays) throw refuse('MEMBERSHIP_PRICE_CHANGED')
}

/** What follows from a change happens at once; the event does the same where this process is lost meanwhile. */
export async function followed(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  await follow(ctx, subscriptionSeq)
  return joinedView(ctx, await ownOf(ctx, subscriptionSeq))
}

/** That of somebody else is not found. */
export async function ownOf(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  const joined = await queries.findJoined(ctx.db, subscriptionSeq)
  if (joined?.userSeq !== ctx.user.userSeq) throw refuse('NOT_FOUND')
  return joined
}

/** docs/rules.md R-1016. */
export async function cancel(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  await ownOf(ctx, subscriptionSeq)
  const changed = await billing.cancelSubscription(ctx, subscriptionSeq)
  if (changed?.state === 'STARTING') throw refuse('SUBSCRIPTION_UNCHANGEABLE')
  return followed(ctx, subscriptionSeq)
}

export async function resume(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  const { isGiven } = await ownOf(ctx, subscriptionSeq)
  // Nobody agreed to a charge after it.
  if (isGiven) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
  await billing.resumeSubscription(ctx, subscriptionSeq)
  return followed(ctx, subscriptionSeq)
}

/** docs/rules.md R-1019. */
export async function changeTerm(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, choice: Choice) {
  const { membershipSeq, isTeam } = await ownOf(ctx, subscriptionSeq)
  const before = await billing.findSubscription(ctx.db, subscriptionSeq)
  // The term they are in goes on as they agreed.
  const isSame = before?.termMonths === choice.months
  const offer = isSame
    ? { title: before.title, price: seatPrice(before), termMonths: before.termMonths }
    : await offerOf(ctx, membershipSeq, choice)
  const seats = before?.nextSeats ?? before?.seats ?? 1
  const title = isTeam ? await titleOfTeam(ctx, membershipSeq, seats) : offer.title
  await billing.changePlan(ctx, subscriptionSeq, { ...offer, title, seats, price: offer.price * seats })
  return followed(ctx, subscriptionSeq)
}

/** docs/rules.md R-1018. */
export async function enter(ctx: MemberContext, courseSeq: CourseSeq) {
  const { course } = await getVisibleCourse(ctx, courseSeq)
  const { userSeq } = ctx.user
  const joined = await usableFor(ctx, courseSeq)
  const former = await queries.findFormerPlace(ctx.db, userSeq, courseSeq)
  if (!former) {
    const refusal = checkRecruiting(course, ctx.now()) ?? (await checkLevel(ctx.db, course, ctx.user))
    if (refusal) throw refuse(refusal)
  }
  const applicant = await getContact(ctx)
  const attendSeq = await ctx.transaction(async (tx) => {
    const { subscriptionSeq } = joined
    await queries.lockJoined(tx, subscriptionSeq)
    await checkUsable(tx, subscriptionSeq, userSeq)
    const now = ctx.now()
    const access = await accessOf(tx, subscriptionSeq, now)
    if (!access || access.validAt <= now)
      throw refuse(access?.isResting ? 'MEMBERSHIP_PAUSED' : 'MEMBERSHIP_NEEDED')
    if (former) return comeBack(tx, { ...former, userSeq, courseSeq, subscriptionSeq, access, now })
    const place = await enrolNow(tx, course, {
      applicant,
      now,
      eventCode: null,
      validAt: access.validAt,
      source: 'MEMBERSHIP',
    })
    await queries.insertPlace(tx, place, subscriptionSeq)
    if (access.isResting) await moveEnd(tx, place, { ...access, now })
    return place
  })
  return { attendSeq }
}

/** A seat may have been freed a moment ago. MEMBERSHIP_NEEDED. */
async function checkUsable(tx: ChannelTx, subscriptionSeq: SubscriptionSeq, userSeq: UserSeq) {
  const usable = await queries.findUsableOf(tx, userSeq)
  if (!usable.some((one) => one.subscriptionSeq === subscriptionSeq)) throw refuse('MEMBERSHIP_NEEDED')
}

/** A membership of the caller that opens the class, one that is not paused first. MEMBERSHIP_NEEDED. */
async function usableFor(ctx: MemberContext, courseSeq: CourseSeq) {
  const running = await queries.findUsableOf(ctx.db, ctx.user.userSeq)
  const opening = await findFirstOpening(
    ctx.db,
    running.map(({ membershipSeq }) => membershipSeq),
    courseSeq,
  )
  const usable = running.filter(({ membershipSeq }) => opening.includes(membershipSeq))
  for (const one of usable) {
    const pause = await billing.findOpenPause(ctx.db, one.subscriptionSeq)
    if (!pause || !billing.isResting(pause, ctx.now())) return one
  }
  const [paused] = usable
  if (!paused) throw refuse('MEMBERSHIP_NEEDED')
  return paused
}

interface Former {
  attendSeq: AttendSeq
  userSeq: MemberContext['user']['userSeq']
  courseSeq: CourseSeq
  subscriptionSeq: SubscriptionSeq
  access: { validAt: Date; isResting: boolean }
  now: Date
}
/** What they learned before is there again. */
async function comeBack(
  tx: ChannelTx,
  { attendSeq, userSeq, courseSeq, subscriptionSeq, access, now }: Former,
) {
  await queries.movePlaceTo(tx, attendSeq, subscriptionSeq)
  await moveEnd(tx, attendSeq, { ...access, now })
  const active = await findActive(tx, userSeq, courseSeq)
  if (active?.attendSeq !== attendSeq) throw refuse(active ? 'ALREADY_ENROLLED' : 'SOLD_OUT')
  return attendSeq
}
