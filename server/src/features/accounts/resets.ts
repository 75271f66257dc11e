import { z } from 'zod'
import { languages } from 'contract/languages'
import { seq, type ChannelSeq } from 'contract/values'
import { hashOf, newToken } from '../../platform/auth/tokens.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { enqueuePlatform, platformTask } from '../../platform/jobs/tasks.ts'
import { resetMail } from '../../platform/mail/templates.ts'
import { refuse } from '../../platform/refuse.ts'
import { voiceIn } from '../../platform/words/site-words.ts'
import { findChannelHere, getBrandOf } from '../channels/channels.public.ts'
import { sendPlatformMailLater } from '../operation/operation.public.ts'
import { findUser, findUserByEmail, updateUser } from './accounts.queries.ts'
import { after, lives, paces } from './accounts.rules.ts'
import { keepPace } from './keep-pace.ts'
import { tellEnded } from './sessions.ts'
import { deleteSessionsOf } from './sessions.queries.ts'
import { deleteTrustsOf } from './trusted-devices.queries.ts'
import { closeTokensOf, findOpenToken, insertToken, takeToken } from './tokens.queries.ts'

const PURPOSE = 'PASSWORD_RESET'

/** Sends the link, if there is somebody to send it to. Behind the answer, so nobody can tell from its time. */
export const sendResetLink = platformTask(
  'accounts.sendResetLink',
  z.object({ email: z.string(), channelSeq: seq('channel').nullable(), language: z.enum(languages) }),
  async (ctx, { email, channelSeq, language }) => {
    const user = await findUserByEmail(ctx.platform, email)
    if (!user) return
    const { userSeq } = user
    const brand = await getBrandOf(ctx, channelSeq)
    const token = newToken()
    const voice = await voiceIn(ctx, channelSeq, language)
    const url = `${brand.siteUrl}/resetpassword/${token}`
    await ctx.transaction(async (tx) => {
      const now = ctx.now()
      await closeTokensOf(tx, { userSeq, purpose: PURPOSE, now })
      const expiresAt = after(now, lives.resetLink)
      await insertToken(tx, {
        tokenHash: hashOf(token),
        purpose: PURPOSE,
        userSeq,
        payload: {},
        createdAt: now,
        expiresAt,
      })
      await sendPlatformMailLater(tx, resetMail({ ...brand, to: email, url, voice }))
    })
  },
)

/** Answers the same whether somebody has this address or not. */
export async function askForReset(
  ctx: PlatformContext,
  { email, channelSeq }: { email: string; channelSeq?: ChannelSeq | undefined },
) {
  await keepPace(ctx, {
    [`reset:${email}`]: paces.resetPerEmail,
    [`reset:${ctx.incoming.address}`]: paces.resetPerAddress,
  })
  const site = channelSeq ?? (await findChannelHere(ctx))
  const told = { email, channelSeq: site, language: ctx.language }
  await ctx.transaction((tx) => enqueuePlatform(tx, sendResetLink, { told }))
  return null
}

/** Whether a link still opens a new password; with an address, that of this account. */
export async function isResetOpen(ctx: PlatformContext, code: string, email?: string) {
  const asked = { tokenHash: hashOf(code), purpose: PURPOSE, now: ctx.now() } as const
  const open = await findOpenToken(ctx.platform, asked)
  if (!open || email === undefined) return open !== undefined
  return (await findUser(ctx.platform, open.userSeq))?.email === email
}

/** Sets a new password and ends every sign-in of the person. A second factor is asked for as before. */
export async function resetPassword(
  ctx: PlatformContext,
  { code, password }: { code: string; password: string },
) {
  if (!(await isResetOpen(ctx, code))) throw refuse('RESET_LINK_DEAD')
  const passwordHash = await ctx.ports.passwords.hash(password)
  const ended = await ctx.transaction(async (tx) => {
    const taken = await takeToken(tx, { tokenHash: hashOf(code), purpose: PURPOSE, now: ctx.now() })
    if (!taken) throw refuse('RESET_LINK_DEAD')
    await updateUser(tx, taken.userSeq, { passwordHash })
    await deleteTrustsOf(tx, taken.userSeq, null)
    return deleteSessionsOf(tx, taken.userSeq, null)
  })
  tellEnded(ctx, ended)
  return null
}
