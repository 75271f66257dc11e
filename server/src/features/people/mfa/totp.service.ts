import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { MAX_FACTORS } from 'contract/people/mfa/schemas'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepPace, requireMayAdd } from '../accounts/accounts.public.ts'
import { getBrandHere } from '../../site/sites/sites.public.ts'
import { addFactor } from './factors.service.ts'
import { findFactors, takeStep, type Factor } from './mfa.queries.ts'
import { paces, readTotp, stepAt, STEP_SECONDS, STEPS_ASIDE, waits } from './mfa.rules.ts'
import { hostOf, keepTicket } from './challenge-tickets.service.ts'
import { lockTicket, spendTicket } from './challenge-tickets.queries.ts'

type Caller = SignedIn<PlatformContext>

/** The secret as text and QR code. It is active once a code was entered. */
export async function beginTotp(ctx: Caller) {
  const { userSeq, sessionHash, email, name } = ctx.user
  await requireMayAdd(ctx, userSeq, 'FACTOR')
  await keepPace(ctx, { [`second-factor-set-up:${userSeq}`]: paces.setUpPerUser })
  if ((await findFactors(ctx.platform, userSeq)).length >= MAX_FACTORS) throw refuse('TOO_MANY_FACTORS')
  const secret = new Secret({ size: 20 })
  const ticket = newToken()
  const sealed = ctx.ports.secrets.wrap(Buffer.from(secret.base32), labelOf(ctx.user))
  await ctx.transaction((tx) =>
    keepTicket(ctx, tx, {
      ticket,
      purpose: 'TOTP',
      userSeq,
      holderHash: sessionHash,
      sealed,
      wait: waits.setUp,
    }),
  )
  const { siteName } = await getBrandHere(ctx)
  const uri = new TOTP({ issuer: siteName, label: email || name, secret, period: STEP_SECONDS }).toString()
  return { ticket, secret: secret.base32, uri, qr: drawn(uri) }
}

/** The squares of the QR code as one SVG path, so that no image file is needed. */
function drawn(uri: string) {
  const { data, size } = encode(uri, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: squares.join(''), size }
}

const labelOf = ({ userSeq }: { userSeq: number }) => `totp:${userSeq}`

/** The first code proves that the app has the secret. */
export async function addTotp(
  ctx: Caller,
  { ticket, code, name }: { ticket: string; code: string; name: string },
) {
  const { userSeq, sessionHash } = ctx.user
  await keepPace(ctx, { [`second-factor:${userSeq}`]: paces.codePerUser })
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const query = { ticketHash: hashOf(ticket), purpose: 'TOTP', host: hostOf(ctx), now } as const
    const kept = await lockTicket(tx, query)
    if (!kept?.sealed || kept.userSeq !== userSeq || kept.holderHash !== sessionHash)
      throw refuse('SECOND_STEP_ENDED')
    const step = stepOf(ctx, { userSeq, sealed: kept.sealed }, code)
    if (step === null) throw refuse('SECOND_FACTOR_WRONG')
    await spendTicket(tx, { ticketHash: kept.ticketHash, now })
    return addFactor(ctx, tx, {
      userSeq,
      kind: 'TOTP',
      name,
      sealed: kept.sealed,
      lastStep: step,
      createdAt: now,
    })
  })
}

/** The time step of a code; null when it matches none near now. */
function stepOf(ctx: PlatformContext, app: { userSeq: number; sealed: string }, code: string) {
  const token = readTotp(code)
  if (token === null) return null
  const secret = Secret.fromBase32(ctx.ports.secrets.unwrap(app.sealed, labelOf(app)).toString())
  const now = ctx.now()
  const aside = TOTP.validate({
    token,
    secret,
    period: STEP_SECONDS,
    timestamp: now.getTime(),
    window: STEPS_ASIDE,
  })
  return aside === null ? null : stepAt(now) + aside
}

/** Whether it is an unused code of one of these apps. */
export async function takeTotp(
  ctx: PlatformContext,
  tx: PlatformTx,
  { factors, code }: { factors: Factor[]; code: string },
) {
  for (const { userSeq, factorSeq, sealed } of factors) {
    if (sealed === null) continue
    const step = stepOf(ctx, { userSeq, sealed }, code)
    if (step !== null && (await takeStep(tx, { factorSeq, step, now: ctx.now() }))) return true
  }
  return false
}
