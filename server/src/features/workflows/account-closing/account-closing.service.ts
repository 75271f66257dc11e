import { ERASE_AFTER_DAYS, type Obstacle } from 'contract/workflows/account-closing/schemas'
import { memberErased, memberLeft } from 'contract/people/members/events'
import { ORDER_YEARS } from 'contract/money/orders/retention.schemas'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { emit, type PlatformTimer } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import { findOpenPaidPlaces } from '../../money/enrolments/enrolments.public.ts'
import { findKnownSitesOf, findSitesOf, forgetSites, leaveSite } from '../../people/members/members.public.ts'
import { forgetMailsTo } from '../../system/mail/mail.public.ts'
import { forgetSecondFactors } from '../../people/mfa/mfa.public.ts'
import {
  anonymizeUser,
  checkOwnPassword,
  deleteAgreementsOf,
  deleteTokensOf,
  hasOwnPassword,
  lockUser,
} from '../../people/accounts/accounts.public.ts'
import { deleteSignInsOf } from '../../people/sign-in/sign-in.public.ts'
import { deletePortraitLater } from '../../people/profile/profile.public.ts'
import {
  deleteSessionsOf,
  deleteTrustsOf,
  dropCookie,
  publishEnded,
  mailOwner,
} from '../../people/sessions/sessions.public.ts'
import { mayGiveUp, whenErased } from './account-closing.rules.ts'
import { deleteWithdrawal, findDue, insertWithdrawal } from './account-closing.queries.ts'

type Caller = SignedIn<PlatformContext>
type ObstacleView = z.output<typeof Obstacle>

export async function getWithdrawal(ctx: Caller) {
  await requireItsHost(ctx)
  const obstacles = await ctx.transaction((tx) => obstaclesOf(ctx, tx))
  return { obstacles, eraseAfterDays: ERASE_AFTER_DAYS, orderYears: ORDER_YEARS }
}

/** PLATFORM_ONLY on a site, except for users who could not sign in on the platform. */
async function requireItsHost(ctx: Caller) {
  const { signedInAt, isVerified } = ctx.user
  if (signedInAt !== null && (isVerified || (await hasOwnPassword(ctx)))) throw refuse('PLATFORM_ONLY')
}

/** Sites the caller owns and paid courses that have not ended, site by site in one transaction. */
async function obstaclesOf(ctx: Caller, tx: PlatformTx): Promise<ObstacleView[]> {
  const { userSeq } = ctx.user
  const obstacles: ObstacleView[] = []
  for (const { channelSeq, role } of await findSitesOf(tx, userSeq)) {
    const channel = await findSiteCard(ctx, channelSeq)
    if (!channel) continue
    const site = { channelSeq, siteName: channel.name, domain: channel.domain }
    if (role === 'OWN') obstacles.push({ kind: 'OWNER', ...site })
    const places = await findOpenPaidPlaces(await ctx.enter(tx, channelSeq), userSeq, ctx.now())
    for (const { courseSeq, title, ...enrolment } of places) {
      const { validAt } = enrolment
      obstacles.push({ kind: 'PLACE', ...site, courseSeq, title, validAt, mayGiveUp: mayGiveUp(enrolment) })
    }
  }
  return obstacles
}

interface ClosingInput {
  password?: string | undefined
  givesUp: boolean
}
/**
 * Leaves every site and the installation. The address is available again at once; personal data is erased later. The endpoint has
 * required a recent proof already; a submitted password must be right all the same.
 */
export async function withdraw(ctx: Caller, { password, givesUp }: ClosingInput) {
  await requireItsHost(ctx)
  const { userSeq } = ctx.user
  if (password !== undefined && (await hasOwnPassword(ctx))) await checkOwnPassword(ctx, password)

  const ended = await ctx.transaction(async (tx) => {
    // Waits for a purchase in progress: the order locks this row.
    const user = await lockUser(tx, userSeq)
    if (!user) throw refuse('SIGN_IN_FIRST')
    const obstacles = await obstaclesOf(ctx, tx)
    if (obstacles.some((one) => !(givesUp && one.kind === 'PLACE' && one.mayGiveUp)))
      throw refuse('WITHDRAWAL_BLOCKED')
    await mailOwner(ctx, tx, { userSeq, event: 'WITHDRAWN' })
    return leave(ctx, tx, user)
  })
  dropCookie(ctx)
  publishEnded(ctx, ended)
  return null
}

type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>
async function leave(ctx: Caller, tx: PlatformTx, user: User) {
  const { userSeq, name, email, phone } = user
  const withdrawnAt = ctx.now()
  const leaver = { userSeq, name, email, phone, withdrawnAt, eraseAt: whenErased(withdrawnAt) }
  await insertWithdrawal(tx, leaver)
  await anonymizeUser(tx, leaver)
  await deleteTokensOf(tx, userSeq)
  await deleteSignInsOf(tx, userSeq)
  await forgetSecondFactors(tx, userSeq)
  await deleteTrustsOf(tx, userSeq, null)
  if (user.profileImageKey) await deletePortraitLater(tx, user.profileImageKey)
  const ended = await deleteSessionsOf(tx, userSeq, null)
  for (const { channelSeq } of await findKnownSitesOf(tx, userSeq)) {
    const site = await ctx.enter(tx, channelSeq)
    await leaveSite(site, userSeq)
    await emit(site, memberLeft, { userSeq })
  }
  return ended
}

/** Erases users who left long enough ago: here, and by notifying every site they were on. */
export const eraseWithdrawn: PlatformTimer = {
  name: 'accounts.eraseWithdrawn',
  cron: '50 4 * * *',
  async run(ctx) {
    for (const leaver of await findDue(ctx.platform, ctx.now())) {
      const sites = await findKnownSitesOf(ctx.platform, leaver.userSeq)
      const seqs = sites.map(({ channelSeq }) => channelSeq)
      await ctx.transaction((tx) => erase(ctx, tx, { ...leaver, sites: seqs }))
    }
  },
}

async function erase(
  ctx: PlatformContext,
  tx: PlatformTx,
  { userSeq, email, sites }: { userSeq: UserSeq; email: string; sites: ChannelSeq[] },
) {
  await deleteWithdrawal(tx, userSeq)
  await deleteAgreementsOf(tx, userSeq)
  await forgetMailsTo(tx, email)
  await forgetSites(tx, userSeq)
  for (const channelSeq of sites) await emit(await ctx.enter(tx, channelSeq), memberErased, { userSeq })
}
