import { createHmac } from 'node:crypto'
import type { ChannelSeq, UserSeq, VerificationSeq } from 'contract/values/ids'
import { isSameHash, newCode } from '../../../platform/auth/tokens.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { codeMail } from './sign-in.mail.ts'
import { refuse } from '../../../platform/refuse.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { findChannelHere, getAccountBrand } from '../../site/sites/sites.public.ts'
import { sendPlatformMailLater } from '../../system/mail/mail.public.ts'
import {
  after,
  CODE_TRIES,
  dayBefore,
  findUser,
  findUserByEmail,
  keepPace,
  limits,
  lives,
  lockUser,
  RESEND_SECONDS,
  whenNextCode,
} from '../accounts/accounts.public.ts'
import { getSessionUser } from '../sessions/session-user.public.ts'
import { publishEnded } from '../sessions/sessions.public.ts'
import { lockOpenCode, replaceCode, sumCodes, updateCode } from './email-codes.queries.ts'
import { becomeOne, welcome } from './account-linking.service.ts'
import { proveByCode } from './account-state.service.ts'

type Caller = SignedIn<PlatformContext>
interface Receiver {
  userSeq: UserSeq
  email: string
  /** The site the user came from; defaults to the current one. */
  channelSeq?: ChannelSeq | undefined
}

/**
 * Sends a code, unless one was sent within the last minute and stays valid. Returns the seconds until the next one may be
 * requested.
 */
export async function sendCode(
  ctx: Caller,
  { email, channelSeq }: { email: string; channelSeq?: ChannelSeq | undefined },
) {
  const { userSeq } = ctx.user
  const isOwn = await mayProve(ctx, email)
  const site = channelSeq ?? (await findChannelHere(ctx))
  return ctx.transaction(async (tx) => {
    await lockUser(tx, userSeq)
    const now = ctx.now()
    const next = whenNextCode(await sumCodes(tx, { userSeq, since: dayBefore(now) }), now)
    if (next === 'TOO_MANY') throw refuse('TOO_MANY_ATTEMPTS')
    if (next !== 'NOW') return { resendAfterSeconds: next.inSeconds }
    await keepPace(ctx, {
      [`code:${ctx.incoming.address}`]: limits.code,
      [`code:site:${site}`]: limits.codePerSite,
      // The owner of the mailbox did not request these.
      ...(!isOwn && {
        [`code-to:${email}`]: limits.codeToAddress,
        [`code-to-others:${userSeq}`]: limits.codeToOthers,
      }),
    })
    await issueCode(ctx, tx, { userSeq, email, channelSeq: site ?? undefined })
    return { resendAfterSeconds: RESEND_SECONDS }
  })
}

/** EMAIL_UNKNOWN except for the user's own address; a user without one may verify any. True for their own. */
async function mayProve({ platform, user }: Caller, email: string) {
  const known = await findUser(platform, user.userSeq)
  const isOwn = known?.ownsEmail !== false
  if (isOwn && email !== known?.email) throw refuse('EMAIL_UNKNOWN')
  return isOwn
}

export async function issueCode(
  ctx: PlatformContext,
  tx: PlatformTx,
  { userSeq, email, channelSeq }: Receiver,
) {
  const code = newCode()
  const now = ctx.now()
  const expiresAt = after(now, lives.code)
  await replaceCode(tx, { userSeq, email, codeHash: sealed(ctx, { email, code }), createdAt: now, expiresAt })
  const site = channelSeq ?? (await findChannelHere(ctx))
  const brand = await getAccountBrand(ctx, site)
  const locale = await localeIn(ctx, site, ctx.language)
  await sendPlatformMailLater(tx, codeMail({ ...brand, to: email, code, locale }))
}

interface CodeInput {
  email: string
  code: string
}
/** Accepts the code: the address is verified from now on. */
export async function verifyEmail(ctx: Caller, given: CodeInput) {
  const verdict = await weigh(ctx, given, async (tx, verificationSeq) => {
    await updateCode(tx, verificationSeq, { state: 'VERIFIED' })
    return own(ctx, tx, given.email)
  })
  if (typeof verdict === 'string') throw refuse(verdict)
  if ('entered' in verdict) {
    const { user } = await welcome(ctx, verdict)
    return { user }
  }
  publishEnded(ctx, verdict.ended)
  return getSessionUser(ctx, ctx.user.userSeq)
}

/** Accepts a code sent to the caller's own verified address, once, as a proof of identity. */
export async function takeMailedCode(ctx: Caller, code: string) {
  const { email } = ctx.user
  const verdict = await weigh(ctx, { email, code }, async (tx, verificationSeq) => {
    await updateCode(tx, verificationSeq, { state: 'VERIFIED' })
    return null
  })
  if (verdict !== null) throw refuse(verdict)
}

/** Whether the code is right, without using it up. */
export async function checkCode(ctx: Caller, given: CodeInput) {
  const verdict = await weigh(ctx, given, () => Promise.resolve(null))
  if (verdict === 'TOO_MANY_ATTEMPTS') throw refuse(verdict)
  return { isValid: verdict === null }
}

/** A refused code must still be counted, so the result leaves the transaction before the refusal. */
async function weigh<Result>(
  ctx: Caller,
  { email, code }: CodeInput,
  whenRight: (tx: PlatformTx, verificationSeq: VerificationSeq) => Promise<Result>,
) {
  await mayProve(ctx, email)
  return ctx.transaction(async (tx) => {
    const open = await lockOpenCode(tx, { userSeq: ctx.user.userSeq, email })
    if (!open || open.expiresAt <= ctx.now()) return 'CODE_WRONG' as const
    const { verificationSeq, attempts } = open
    if (attempts >= CODE_TRIES) return 'TOO_MANY_ATTEMPTS' as const
    if (!isSameHash(open.codeHash, sealed(ctx, { email, code }))) {
      await updateCode(tx, verificationSeq, { attempts: attempts + 1 })
      return 'CODE_WRONG' as const
    }
    return whenRight(tx, verificationSeq)
  })
}

/** Verifies the address for the caller. If another account owned it the two are merged, which is returned. */
async function own(ctx: Caller, tx: PlatformTx, email: string) {
  const { userSeq, family } = ctx.user
  const owner = await findUserByEmail(tx, email)
  if (owner && owner.userSeq !== userSeq)
    return becomeOne(ctx, tx, { userSeq, ownerSeq: owner.userSeq, proof: 'CODE' })
  return { ended: await proveByCode(ctx, tx, { userSeq, email, family }) }
}

/** Six digits can be brute-forced; keyed with the installation's secret the stored value cannot. */
const sealed = ({ ports }: PlatformContext, { email, code }: { email: string; code: string }) =>
  createHmac('sha256', ports.secrets.keyFor('email-code')).update(`${email}\n${code}`).digest('hex')
