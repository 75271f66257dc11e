import type { changeName as ChangeName, login as Login, signup as Signup } from 'contract/accounts'
import { componentRules } from 'contract/component-rules'
import type { Language } from 'contract/languages'
import type { ChannelSeq, UserSeq } from 'contract/values'
import { email as emailForm } from 'contract/values'
import type { z } from 'zod'
import { isRecentlyProved } from '../../platform/auth/access.ts'
import type { PlatformContext, SignedIn } from '../../platform/context.ts'
import type { PlatformTx } from '../../platform/db/channel-db.ts'
import { refuse } from '../../platform/refuse.ts'
import { findChannelHere, isChannel } from '../channels/channels.public.ts'
import { addMember } from '../members/members.public.ts'
import { findVersionsInForce, firstVersions } from '../terms/terms.public.ts'
import {
  findUser,
  findUserByEmail,
  insertAgreements,
  insertSiteAgreements,
  insertUser,
  lockUser,
  updateUser,
  type Agreement,
} from './accounts.queries.ts'
import { paces } from './accounts.rules.ts'
import { issueCode } from './codes.ts'
import { enter, letIn } from './entering.ts'
import { keepPace } from './keep-pace.ts'
import { getSessionUser, handOver, openSession, tellEnded } from './sessions.ts'
import { deleteSessionsOf } from './sessions.queries.ts'
import { deleteTrustsOf } from './trusted-devices.queries.ts'

type Caller = SignedIn<PlatformContext>

export async function login(ctx: PlatformContext, { email, password }: z.output<(typeof Login)['body']>) {
  if (password === '') throw refuse('PASSWORD_EMPTY')
  await keepPace(ctx, {
    [`sign-in:${email}`]: paces.signInPerEmail,
    [`sign-in:${ctx.incoming.address}`]: paces.signInPerAddress,
    [`sign-in:site:${await findChannelHere(ctx)}`]: paces.signInPerSite,
  })
  const user = await findUserByEmail(ctx.platform, email)
  const isRight = await ctx.ports.passwords.matches(password, user?.passwordHash ?? null)
  if (!user && !ctx.ports.settings.authStrict) throw refuse('EMAIL_UNKNOWN')
  if (!user || !isRight) throw refuse('PASSWORD_WRONG')

  const { userSeq } = user
  letIn(ctx, await ctx.transaction((tx) => enter(ctx, tx, userSeq)))
  return getSessionUser(ctx, userSeq)
}

type Draft = z.output<(typeof Signup)['body']>

/** Opens an account, joins the site it was opened on, and sends the first code: all or nothing. */
export async function signup(ctx: PlatformContext, draft: Draft) {
  await keepPace(ctx, {
    [`sign-up:${ctx.incoming.address}`]: paces.signUpPerAddress,
    [`sign-up:site:${await findChannelHere(ctx)}`]: paces.signUpPerSite,
  })
  if (draft.channelSeq && !(await isChannel(ctx, draft.channelSeq))) throw refuse('NOT_FOUND')
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

/** Enters the site last: what follows in the transaction is bound to it. */
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

/** Whether an address, or a bare id, could still be taken. */
export async function checkUserId(ctx: PlatformContext, id: string) {
  const tries = { [`id:${ctx.incoming.address}`]: paces.idCheckPerAddress }
  if (!(await ctx.ports.limits.allow(tries))) throw refuse('TOO_MANY_REQUESTS')
  const email = emailForm.safeParse(id)
  // A bare id is looked for as well, so that every answer takes the same time.
  const isDuplicate = (await findUserByEmail(ctx.platform, email.data ?? id)) !== undefined
  return { isDuplicate, isUsable: !isDuplicate && (email.success || componentRules.bareId.holds(id)) }
}

export async function changeName(ctx: Caller, { name, phone }: z.output<(typeof ChangeName)['body']>) {
  const { userSeq } = ctx.user
  await ctx.transaction(async (tx) => {
    const user = await lockUser(tx, userSeq)
    const number = phone === undefined ? user?.phone : phone || null
    // Another number is one that nobody has confirmed.
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
 * Every other sign-in of the person ends: whoever knew the old password is out. The old one proves who it is, but where
 * there is a second factor: there it takes that.
 */
export async function changePassword(ctx: Caller, wish: { password: string; newPassword: string }) {
  const { userSeq, family, email } = ctx.user
  if (ctx.user.hasSecondFactor && !isRecentlyProved(ctx.user, ctx.now())) throw refuse('PROVE_AGAIN')
  await keepPace(ctx, { [`sign-in:${email}`]: paces.signInPerEmail })
  const user = await findUser(ctx.platform, userSeq)
  const isRight = await ctx.ports.passwords.matches(wish.password, user?.passwordHash ?? null)
  if (!isRight) throw refuse('PASSWORD_WRONG')

  const passwordHash = await ctx.ports.passwords.hash(wish.newPassword)
  const ended = await ctx.transaction(async (tx) => {
    await updateUser(tx, userSeq, { passwordHash })
    await deleteTrustsOf(tx, userSeq, null)
    return deleteSessionsOf(tx, userSeq, family)
  })
  tellEnded(ctx, ended)
  return null
}
