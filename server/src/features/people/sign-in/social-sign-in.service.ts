import type { snsLogin as SnsLogin } from 'contract/people/sign-in/social.api'
import type { IdentitySeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { PlatformContext } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findVersionsInForce } from '../legal/legal.public.ts'
import { takesMembers } from '../../site/sites/sites.public.ts'
import { addMember } from '../members/members.public.ts'
import {
  type Agreement,
  findUser,
  findUserByEmail,
  insertSiteAgreements,
  insertUser,
  updateUser,
} from '../accounts/accounts.public.ts'
import { getSessionUser } from '../sessions/session-user.public.ts'
import { openSession, publishEnded } from '../sessions/sessions.public.ts'
import { enter, admit, type Entered } from './complete-sign-in.service.ts'
import { statusOf } from './account-linking.service.ts'
import { settleAccount } from './account-state.service.ts'
import { findIdentity, insertIdentity, takeTicket, updateIdentity } from './social.queries.ts'
import { whoIs, type SocialProfile } from './social.service.ts'

type Posted = z.output<(typeof SnsLogin)['body']>

/** For a new user it returns nothing and does not use the token up: their sign-up sends the same one. */
export async function snsLogin(ctx: PlatformContext, posted: Posted) {
  const social = await whoIs(ctx, posted)
  const entered = await enterKnown(ctx, social)
  return entered ?? { user: null, integrated: null }
}

export async function snsSignup(ctx: PlatformContext, posted: Posted) {
  const social = await whoIs(ctx, posted)
  const entered = await enterKnown(ctx, social)
  if (entered) return entered
  const { userSeq, opened } = await ctx.transaction(async (tx) => {
    await spendTicket(ctx, tx, social)
    const created = await openAccount(ctx, tx, social)
    const session = await openSession(ctx, tx, created)
    await recordAgreements(ctx, tx, { ...created, ...posted, social })
    return { ...created, opened: session }
  })
  return welcome(ctx, userSeq, { opened })
}

/** Signs in a known user; null for a new one. */
async function enterKnown(ctx: PlatformContext, social: SocialProfile) {
  const { provider, clientId, profile } = social
  const known = await findIdentity(ctx.platform, { provider, clientId, subject: profile.subject })
  if (!known) return null
  const { userSeq, identitySeq } = known
  const { ended, entered } = await ctx.transaction(async (tx) => {
    await spendTicket(ctx, tx, social)
    await updateIdentity(tx, identitySeq, profileAddress(social))
    const families = await notifyAddressTaken(ctx, tx, { userSeq, identitySeq, social })
    return { ended: families, entered: await enter(ctx, tx, userSeq) }
  })
  publishEnded(ctx, ended)
  return welcome(ctx, userSeq, entered)
}

interface SocialReply {
  userSeq: UserSeq
  identitySeq: IdentitySeq
  social: SocialProfile
}
/**
 * A user without an address may have got one at the provider, and an unverified one may be vouched for by now. Returns the sign-ins
 * that end with that.
 */
async function notifyAddressTaken(
  ctx: PlatformContext,
  tx: PlatformTx,
  { userSeq, identitySeq, social }: SocialReply,
): Promise<string[]> {
  const user = await findUser(tx, userSeq)
  if (!user || user.emailVerifiedAt) return []
  const { email, isEmailProved } = social.profile
  const isTheirs = user.ownsEmail && isEmailProved && email === user.email
  if (user.ownsEmail && !isTheirs) return []
  const address = isTheirs ? { emailVerifiedAt: ctx.now() } : await addressFor(ctx, tx, social)
  const ended = address.emailVerifiedAt
    ? await settleAccount(tx, { userSeq, event: 'PROVIDER_VOUCHED', identitySeq })
    : []
  await updateUser(tx, userSeq, { ...address, ...(address.emailVerifiedAt && { passwordHash: null }) })
  return ended
}

async function welcome(ctx: PlatformContext, userSeq: UserSeq, entered: Entered) {
  admit(ctx, entered)
  return { ...(await getSessionUser(ctx, userSeq)), integrated: await statusOf(ctx, userSeq) }
}

export async function spendTicket(ctx: PlatformContext, tx: PlatformTx, { ticketHash }: SocialProfile) {
  if (ticketHash === null) return
  if (!(await takeTicket(tx, { ticketHash, now: ctx.now() }))) throw refuse('SOCIAL_ENDED')
}

export const profileAddress = ({ profile: { email, isEmailProved } }: SocialProfile) => ({
  email,
  isEmailProved,
})

/** Gives the user the address unless it is taken; then the two accounts wait to be merged. */
async function addressFor(ctx: PlatformContext, tx: PlatformTx, { profile }: SocialProfile) {
  const { email, isEmailProved } = profile
  const isFree = email !== null && (await findUserByEmail(tx, email)) === undefined
  return {
    email: email ?? '',
    ownsEmail: isFree,
    emailVerifiedAt: isFree && isEmailProved ? ctx.now() : null,
  }
}

const nameless = { ko: '회원', en: 'Member', jp: '会員' }

async function openAccount(
  ctx: PlatformContext,
  tx: PlatformTx,
  social: SocialProfile,
): Promise<{ userSeq: UserSeq }> {
  const { provider, clientId, profile } = social
  const account = {
    passwordHash: null,
    name: profile.name ?? nameless[ctx.language],
    phone: profile.phone,
    language: ctx.language,
    isInitPlan: false,
    snsTypeCd: provider,
    createdAt: ctx.now(),
  }
  const address = await addressFor(ctx, tx, social)
  const another = { ...address, ownsEmail: false, emailVerifiedAt: null }
  // Another user may take the address at this moment.
  const user =
    (await insertUser(tx, { ...account, ...address })) ?? (await insertUser(tx, { ...account, ...another }))
  if (!user) throw refuse('SOCIAL_ENDED')
  const identity = { provider, clientId, subject: profile.subject, ...profileAddress(social) }
  const isNew = await insertIdentity(tx, { ...identity, ...user, connectedAt: ctx.now() })
  if (!isNew) throw refuse('SOCIAL_ENDED')
  return user
}

const kinds: Agreement[] = ['terms', 'privacy', 'marketing']

/** A user who agreed to the site's terms at Kakao is a member immediately; all others are prompted. */
async function recordAgreements(
  ctx: PlatformContext,
  tx: PlatformTx,
  { userSeq, channelSeq, social }: Posted & { userSeq: UserSeq; social: SocialProfile },
) {
  const agreed = kinds.filter((kind) => social.profile.agreed.includes(kind))
  if (!social.app.isSynced || !agreed.includes('terms') || !agreed.includes('privacy')) return
  if (!(await takesMembers(ctx, channelSeq))) return
  const now = ctx.now()
  const site = await ctx.enter(tx, channelSeq)
  const versions = await findVersionsInForce(site, now)
  await insertSiteAgreements(site, { userSeq, kinds: agreed, versions, createdAt: now }, channelSeq)
  const wantsMarketing = agreed.includes('marketing')
  await addMember(site, { userSeq, role: null, joinedAt: now, wantsMarketing })
}
