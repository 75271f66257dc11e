import type { changeName as ChangeName, login as Login, signup as Signup } from 'contract/people/sign-in/api'
import { componentRules } from 'contract/i18n/component-messages'
import type { Language } from 'contract/i18n/languages'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import { email as emailForm } from 'contract/values/ids'
import type { z } from 'zod'
import { isRecentlyProved } from '../../../platform/auth/access.ts'
import type { Limit } from '../../../platform/auth/limits.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findChannelHere, isChannel, takesMembers } from '../../site/sites/sites.public.ts'
import { addMember } from '../members/members.public.ts'
import { findVersionsInForce, firstVersions } from '../legal/legal.public.ts'
import {
  type Agreement,
  checkOwnPassword,
  findUserByEmail,
  insertAgreements,
  insertSiteAgreements,
  insertUser,
  keepPace,
  limits,
  lockUser,
  requireUncommon,
  updateUser,
} from '../accounts/accounts.public.ts'
import { handOver, knownBrowser, openSession, publishEnded, mailOwner } from '../sessions/sessions.public.ts'
import { getSessionUser } from '../sessions/session-user.public.ts'
import { issueCode } from './email-codes.service.ts'
import { enter, admit } from './complete-sign-in.service.ts'
import { settleAccount } from './account-state.service.ts'

type Caller = SignedIn<PlatformContext>

export async function login(ctx: PlatformContext, { email, password }: z.output<(typeof Login)['body']>) {
  if (password === '') throw refuse('PASSWORD_EMPTY')
  const user = await findUserByEmail(ctx.platform, email)
  const tries = await countedOf(ctx, { email, userSeq: user?.userSeq ?? null })
  await keepPace(ctx, tries)
  const isRight = await ctx.ports.passwords.matches(password, user?.passwordHash ?? null)
  if (!user && !ctx.ports.settings.authStrict) throw refuse('EMAIL_UNKNOWN')
  if (!user || !isRight) throw refuse('PASSWORD_WRONG')

  const { userSeq } = user
  const entered = await ctx.transaction((tx) => enter(ctx, tx, userSeq))
  // A successful sign-in is not a guess: a person with many devices, or a shared account, is not slowed down.
  if ('opened' in entered) await ctx.ports.limits.uncount(tries)
  admit(ctx, entered)
  return getSessionUser(ctx, userSeq)
}

/** On a known browser, guesses from elsewhere do not use up the limit. docs/rules.md R-467. */
async function countedOf(
  ctx: PlatformContext,
  { email, userSeq }: { email: string; userSeq: UserSeq | null },
): Promise<Record<string, Limit>> {
  const browser = userSeq === null ? null : knownBrowser(ctx, userSeq)
  if (browser !== null) return { [`sign-in:${browser}:${userSeq}`]: limits.signInFromKnownBrowser }
  return {
    [`sign-in:${email}`]: limits.signIn,
    [`sign-in:${ctx.incoming.address}`]: limits.signInPerNetwork,
    [`sign-in:site:${await findChannelHere(ctx)}`]: limits.signInPerSite,
  }
}

type Draft = z.output<(typeof Signup)['body']>

/** Creates an account, joins the site of the sign-up and sends the first code: all or nothing. */
export async function signup(ctx: PlatformContext, draft: Draft) {
  await keepPace(ctx, {
    [`sign-up:${draft.email}`]: limits.signUp,
    [`sign-up:${ctx.incoming.address}`]: limits.signUpPerNetwork,
    [`sign-up:site:${await findChannelHere(ctx)}`]: limits.signUpPerSite,
  })
  requireUncommon(draft.password, draft.email)
  if (draft.channelSeq && !(await isChannel(ctx, draft.channelSeq))) throw refuse('NOT_FOUND')
  if (draft.channelSeq && !(await takesMembers(ctx, draft.channelSeq))) throw refuse('SITE_SUSPENDED')
  const passwordHash = await ctx.ports.passwords.hash(draft.password)

  const { userSeq, opened } = await ctx.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email: draft.email,
      passwordHash,
      name: draft.name,
      phone: draft.phone || null,
      language: ctx.language,
      isInitPlan: draft.initPlan ?? false,
      createdAt: ctx.now(),
    })
    if (!user) throw refuse('EMAIL_TAKEN')
    await issueCode(ctx, tx, { ...user, email: draft.email })
    const session = await openSession(ctx, tx, user)
    await agree(ctx, tx, { ...user, ...draft })
    return { ...user, opened: session }
  })
  handOver(ctx, opened)
  return getSessionUser(ctx, userSeq)
}

/** Enters the site last: everything after it in the transaction is bound to the site. */
async function agree(
  ctx: PlatformContext,
  tx: PlatformTx,
  {
    userSeq,
    agreements,
    channelSeq,
  }: { userSeq: UserSeq; agreements: Agreement[]; channelSeq?: ChannelSeq | undefined },
) {
  const now = ctx.now()
  const agreed = { userSeq, kinds: agreements, createdAt: now }
  if (!channelSeq) return insertAgreements(tx, { ...agreed, versions: firstVersions })
  const site = await ctx.enter(tx, channelSeq)
  await insertSiteAgreements(site, { ...agreed, versions: await findVersionsInForce(site, now) }, channelSeq)
  const wantsMarketing = agreements.includes('marketing')
  return addMember(site, { userSeq, role: null, joinedAt: now, wantsMarketing })
}

/** Whether an address, or a bare id, is available. */
export async function checkUserId(ctx: PlatformContext, id: string) {
  await keepPace(ctx, { [`id:${ctx.incoming.address}`]: limits.idCheck }, 'TOO_MANY_REQUESTS')
  const email = emailForm.safeParse(id)
  // A bare id is looked up as well, so that every reply takes the same time.
  const isDuplicate = (await findUserByEmail(ctx.platform, email.data ?? id)) !== undefined
  const { holds, says } = componentRules.bareId
  const isWellFormed = email.success || holds(id)
  return {
    isDuplicate,
    isUsable: isWellFormed && !isDuplicate,
    message: isWellFormed ? null : says[ctx.language],
  }
}

export async function changeName(ctx: Caller, { name, phone }: z.output<(typeof ChangeName)['body']>) {
  const { userSeq } = ctx.user
  await ctx.transaction(async (tx) => {
    const user = await lockUser(tx, userSeq)
    const number = phone === undefined ? user?.phone : phone || null
    // A new number is not verified.
    const isOther = number !== user?.phone
    await updateUser(tx, userSeq, { name, ...(isOther && { phone: number ?? null, phoneAt: null }) })
  })
  return getSessionUser(ctx, userSeq)
}

export async function changeLanguage(ctx: Caller, language: Language) {
  const { userSeq } = ctx.user
  await ctx.transaction((tx) => updateUser(tx, userSeq, { language }))
  return getSessionUser(ctx, userSeq)
}

/**
 * Ends every other sign-in of the person and all reset links, so that anybody who knew the old password is signed out. The old
 * password proves the identity; with a second factor set up, that is required instead.
 */
export async function changePassword(ctx: Caller, input: { password: string; newPassword: string }) {
  const { userSeq, family, email } = ctx.user
  if (ctx.user.hasSecondFactor && !isRecentlyProved(ctx.user, ctx.now())) throw refuse('PROVE_AGAIN')
  await checkOwnPassword(ctx, input.password)
  requireUncommon(input.newPassword, email)
  const passwordHash = await ctx.ports.passwords.hash(input.newPassword)
  const ended = await ctx.transaction(async (tx) => {
    const families = await settleAccount(tx, { userSeq, event: 'PASSWORD_CHANGED', family })
    await updateUser(tx, userSeq, { passwordHash })
    await mailOwner(ctx, tx, { userSeq, event: 'PASSWORD_CHANGED' })
    return families
  })
  publishEnded(ctx, ended)
  return null
}
