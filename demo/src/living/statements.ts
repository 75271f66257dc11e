import type { MemberContext } from 'server/src/platform/context.ts'
import { closeEndedMonths } from 'server/src/features/money/settlements/settlements.service.ts'
import { minutesAfter, startOfMonth } from '../moments.ts'
import type { Stage } from '../seed-class.ts'

/** What a platform without `PLATFORM_FEES` would charge nothing for: a demo shows a fee. */
const FEES = [{ from: '2020-01', rate: 350 }]
const MONTHS = 6
/** When the product closes a month. */
const AFTER_MIDNIGHT = 20

/** The statements of months in which the site was paid to its bank account: each was closed in the night after it ended. */
export async function closeEarlierMonths(ctx: MemberContext, { now, ports, depositsUntil }: Stage) {
  if (depositsUntil === null) return
  const { settings } = ports
  const platformFees = settings.platformFees.length > 0 ? settings.platformFees : FEES
  for (let by = -MONTHS; by <= 0; by += 1) {
    const moment = minutesAfter(startOfMonth(now, by), AFTER_MIDNIGHT)
    await closeEndedMonths({
      ...ctx,
      now: () => moment,
      ports: { ...ctx.ports, settings: { ...settings, platformFees } },
    })
  }
}
