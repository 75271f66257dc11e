import type { UserSeq } from 'contract/values/ids'
import type { PlatformContext } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { securityMail, type SecurityEvent } from './security-alerts.mail.ts'
import { getPlatformBrand } from '../../site/sites/sites.public.ts'
import { sendPlatformMailLater } from '../../system/mail/mail.public.ts'
import { findUser } from '../accounts/accounts.public.ts'
import { knownBrowser } from './known-browsers.service.ts'
import { hasSeenBrowser } from './sessions.queries.ts'
import { LONGEST_USER_AGENT } from './sessions.service.ts'
import { deviceOf } from './user-agents.service.ts'

interface SecurityAlert {
  userSeq: UserSeq
  event: SecurityEvent
  /** The name of the second factor concerned. */
  factor?: string
}
/** Mails the owner of the account in their language; does nothing where the address is not verified. */
export async function mailOwner(
  ctx: PlatformContext,
  tx: PlatformTx,
  { userSeq, event, factor }: SecurityAlert,
) {
  const user = await findUser(tx, userSeq)
  if (!user?.email || !user.ownsEmail) return
  const mail = securityMail({
    ...(await getPlatformBrand(ctx)),
    ...deviceOf(ctx.incoming.userAgent),
    language: user.language,
    to: user.email,
    event,
    ...(factor !== undefined && { factor }),
    at: ctx.now(),
  })
  await sendPlatformMailLater(tx, mail)
}

/** Call before the sign-in is opened: afterwards every browser is known. */
export async function mailNewBrowser(ctx: PlatformContext, tx: PlatformTx, userSeq: UserSeq) {
  if (knownBrowser(ctx, userSeq) !== null) return
  // The same browser on another host of the platform has no mark yet.
  const userAgent = ctx.incoming.userAgent.slice(0, LONGEST_USER_AGENT)
  if (await hasSeenBrowser(tx, { userSeq, userAgent, now: ctx.now() })) return
  await mailOwner(ctx, tx, { userSeq, event: 'NEW_BROWSER' })
}
