import { firstDayOf, monthOf, moveMonth } from 'contract/money/settlements/settlements.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { MemberContext } from 'server/src/platform/context.ts'
import type { PlatformTx } from 'server/src/platform/db/channel-db.ts'
import { closeEndedMonths } from 'server/src/features/money/settlements/settlements.service.ts'
import { findSettlement } from 'server/src/features/money/settlements/settlements.queries.ts'
import { minutesAfter, startOfMonth } from '../moments.ts'
import { PLATFORM_ACCOUNT, removePlatformAccount } from '../sales.queries.ts'
import type { Stage } from '../seed-class.ts'
import { namePayee, payOut, request, type Operator } from './payouts.ts'

/** What a platform without `PLATFORM_FEES` would charge nothing for: a demo shows a fee. */
const FEES = [{ from: '2020-01', rate: 350 }]
const MONTHS = 6
/** When the product closes a month. */
const AFTER_MIDNIGHT = 20

/**
 * The statements of months in which real money was paid: each was closed in the night after it ended. What the platform owed the
 * site was requested and paid, but for the latest month, which waits for the operator.
 */
export async function closeEarlierMonths(
  ctx: MemberContext,
  { platform, operator }: { platform: PlatformTx; operator: Operator },
  { tx, now, ports, former }: Stage,
) {
  if (former === null) return
  const { settings } = ports
  const platformFees = settings.platformFees.length > 0 ? settings.platformFees : FEES
  const platformMerchants = [...settings.platformMerchants, PLATFORM_ACCOUNT]
  const owner = {
    ...ctx,
    ports: { ...ctx.ports, settings: { ...settings, platformFees, platformMerchants } },
  }
  const documents = await namePayee({ ...owner, now: () => startOfMonth(now, -MONTHS) })
  for (let by = -MONTHS; by <= 0; by += 1) {
    const start = startOfMonth(now, by)
    const closed = { ...owner, now: () => minutesAfter(start, AFTER_MIDNIGHT) }
    await closeEndedMonths(closed)
    const month = moveMonth(monthOf(seoulDay(start)), -1)
    const statement = await findSettlement(tx, { month: firstDayOf(month), currency: 'KRW' })
    if (!statement?.payoutSeq || (statement.balance ?? 0) <= 0) continue
    await request(owner, { month, start, now })
    if (by < 0) await payOut(owner, { platform, operator, start, documents, payoutSeq: statement.payoutSeq })
  }
  await removePlatformAccount(tx, former.merchantSeq)
}
