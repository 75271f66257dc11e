import { createHmac } from 'node:crypto'
import type { UserSeq } from 'contract/values'
import { isSameHash, newCode } from '../../platform/auth/tokens.ts'
import type { PlatformContext, SignedIn } from '../../platform/context.ts'
import type { PlatformTx } from '../../platform/db/channel-db.ts'
import { codeMail } from '../../platform/mail/templates.ts'
import { refuse } from '../../platform/refuse.ts'
import { getBrandHere } from '../channels/channels.public.ts'
import { sendPlatformMailLater } from '../operation/operation.public.ts'
import { lockUser, updateUser } from './accounts.queries.ts'
import { after, CODE_TRIES, dayBefore, lives, RESEND_SECONDS, whenNextCode } from './accounts.rules.ts'
import { lockOpenCode, replaceCode, sumCodes, updateCode } from './codes.queries.ts'
import { getSessionUser } from './sessions.ts'

type Caller = SignedIn<PlatformContext>
interface Receiver {
  userSeq: UserSeq
  email: string
}

/**
 * Sends a code, unless one went out within the last minute: then that one counts on.
 * Answers after how many seconds another may be asked for.
 */
export function sendCode(ctx: Caller, email: string) {
  const { userSeq } = ctx.user
  if (email !== ctx.user.email) throw refuse('EMAIL_UNKNOWN')
  return ctx.transaction(async (tx) => {
    await lockUser(tx, userSeq)
    const now = ctx.now()
    const next = whenNextCode(await sumCodes(tx, { email, since: dayBefore(now) }), now)
    if (next === 'TOO_MANY') throw refuse('TOO_MANY_ATTEMPTS')
    if (next !== 'NOW') return { resendAfterSeconds: next.inSeconds }
    await issueCode(ctx, tx, { userSeq, email })
    return { resendAfterSeconds: RESEND_SECONDS }
  })
}

export async function issueCode(ctx: PlatformContext, tx: PlatformTx, { userSeq, email }: Receiver) {
  const code = newCode()
  const now = ctx.now()
  const expiresAt = after(now, lives.code)
  await replaceCode(tx, { userSeq, email, codeHash: sealed(ctx, { email, code }), createdAt: now, expiresAt })
  const brand = await getBrandHere(ctx)
  await sendPlatformMailLater(tx, codeMail({ ...brand, to: email, code, language: ctx.language }))
}

/** Takes the code. A wrong one is counted even though it is refused, so the verdict leaves the transaction first. */
export async function verifyEmail(ctx: Caller, { email, code }: { email: string; code: string }) {
  const { userSeq } = ctx.user
  if (email !== ctx.user.email) throw refuse('EMAIL_UNKNOWN')
  const verdict = await ctx.transaction(async (tx) => {
    const open = await lockOpenCode(tx, email)
    if (!open || open.expiresAt <= ctx.now()) return 'CODE_WRONG' as const
    const { verificationSeq, attempts } = open
    if (attempts >= CODE_TRIES) return 'TOO_MANY_ATTEMPTS' as const
    if (!isSameHash(open.codeHash, sealed(ctx, { email, code }))) {
      await updateCode(tx, verificationSeq, { attempts: attempts + 1 })
      return 'CODE_WRONG' as const
    }
    await updateCode(tx, verificationSeq, { state: 'VERIFIED' })
    await updateUser(tx, userSeq, { emailVerifiedAt: ctx.now() })
    return null
  })
  if (verdict) throw refuse(verdict)
  return getSessionUser(ctx, userSeq)
}

/** Six digits are soon tried through; without the installation's secret the stored value cannot be. */
const sealed = ({ ports }: PlatformContext, { email, code }: { email: string; code: string }) =>
  createHmac('sha256', ports.secrets.keyFor('email-code')).update(`${email}\n${code}`).digest('hex')
