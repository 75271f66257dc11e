import { z } from 'zod'
import { languages } from 'contract/i18n/languages'
import { seq, type ChannelSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { PlatformContext } from '../../../platform/context.ts'
import { enqueuePlatform, platformTask } from '../../../platform/jobs/tasks.ts'
import { resetMail } from './sign-in.mail.ts'
import { refuse } from '../../../platform/refuse.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { findChannelHere, getAccountBrand } from '../../site/sites/sites.public.ts'
import { sendPlatformMailLater } from '../../system/mail/mail.public.ts'
import {
  after,
  closeTokensOf,
  findOpenToken,
  findUser,
  findUserByEmail,
  insertToken,
  keepPace,
  limits,
  lives,
  lockUser,
  requireUncommon,
  takeToken,
  updateUser,
} from '../accounts/accounts.public.ts'
import { knowBrowser, publishEnded, mailOwner } from '../sessions/sessions.public.ts'
import { settleAccount } from './account-state.service.ts'

const PURPOSE = 'PASSWORD_RESET'
/** The address of the mailbox that received the link: the link proves this address and no other. */
const Payload = z.object({ email: z.string().optional() })

/** Sends the link, if there is an account. A background job, so that the response time does not reveal whether there is. */
export const sendResetLink = platformTask(
  'accounts.sendResetLink',
  z.object({ email: z.string(), channelSeq: seq('channel').nullable(), language: z.enum(languages) }),
  async (ctx, { email, channelSeq, language }) => {
    const user = await findUserByEmail(ctx.platform, email)
    if (!user) return
    const { userSeq } = user
    const brand = await getAccountBrand(ctx, channelSeq)
    const token = newToken()
    const locale = await localeIn(ctx, channelSeq, language)
    const url = `${brand.siteUrl}/resetpassword/${token}`
    await ctx.transaction(async (tx) => {
      const now = ctx.now()
      await closeTokensOf(tx, { userSeq, purpose: PURPOSE, now })
      const expiresAt = after(now, lives.resetLink)
      await insertToken(tx, {
        tokenHash: hashOf(token),
        purpose: PURPOSE,
        userSeq,
        payload: { email },
        createdAt: now,
        expiresAt,
      })
      await sendPlatformMailLater(tx, resetMail({ ...brand, to: email, url, locale }))
    })
  },
)

/** The same reply whether or not an account has this address. */
export async function askForReset(
  ctx: PlatformContext,
  { email, channelSeq }: { email: string; channelSeq?: ChannelSeq | undefined },
) {
  await keepPace(ctx, {
    [`reset:${email}`]: limits.reset,
    [`reset:${ctx.incoming.address}`]: limits.resetPerNetwork,
  })
  const site = channelSeq ?? (await findChannelHere(ctx))
  const payload = { email, channelSeq: site, language: ctx.language }
  await ctx.transaction((tx) => enqueuePlatform(tx, sendResetLink, { input: payload }))
  return null
}

/** Whether a link can still set a password; with an address, for this account. */
export async function isResetOpen(ctx: PlatformContext, code: string, email?: string) {
  const query = { tokenHash: hashOf(code), purpose: PURPOSE, now: ctx.now() } as const
  const open = await findOpenToken(ctx.platform, query)
  if (!open || email === undefined) return open !== undefined
  return (await findUser(ctx.platform, open.userSeq))?.email === email
}

/**
 * Sets a new password and ends every sign-in of the person. The link proves the mailbox: for an account that was never verified, it
 * removes all other ways to sign in; for a verified one the second factor is required as before. docs/rules.md R-466.
 */
export async function resetPassword(
  ctx: PlatformContext,
  { code, password }: { code: string; password: string },
) {
  if (!(await isResetOpen(ctx, code))) throw refuse('RESET_LINK_DEAD')
  requireUncommon(password, null)
  const passwordHash = await ctx.ports.passwords.hash(password)
  const { userSeq: owner, ended } = await ctx.transaction(async (tx) => {
    const taken = await takeToken(tx, { tokenHash: hashOf(code), purpose: PURPOSE, now: ctx.now() })
    if (!taken) throw refuse('RESET_LINK_DEAD')
    const { userSeq } = taken
    const user = await lockUser(tx, userSeq)
    const { email } = Payload.parse(taken.payload)
    if (!user?.ownsEmail || (email ?? user.email) !== user.email) throw refuse('RESET_LINK_DEAD')
    const families = await settleAccount(tx, { userSeq, event: 'LINK_USED' })
    await updateUser(tx, userSeq, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? ctx.now() })
    await mailOwner(ctx, tx, { userSeq, event: 'PASSWORD_RESET' })
    return { userSeq, ended: families }
  })
  publishEnded(ctx, ended)
  // Guesses from other browsers do not block the owner of the mailbox here.
  knowBrowser(ctx, owner)
  return null
}
