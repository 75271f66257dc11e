import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { findOverdueEvents } from './payment-events.queries.ts'
import { handleEvent } from './payment-events.service.ts'
import { findDuePayments } from './payments.queries.ts'
import { after } from './payments.rules.ts'
import { checkPayment } from './provider-checks.service.ts'
import { findOverdueRefunds } from './refunds.queries.ts'
import { carryOut } from './refunds.service.ts'

/** Minutes that a press or a job may take before the reconciler goes on with it. */
const PATIENCE_MINUTES = 1

/** Nothing stays half done: what stopped is asked for at the provider and concluded. docs/rules.md R-672. */
export const reconcile: Timer = {
  name: 'orders.reconcile',
  cron: '* * * * *',
  isSelective: true,
  async visit(ctx) {
    const before = after(ctx.now(), -PATIENCE_MINUTES)
    const failed: unknown[] = []
    // One that cannot be settled keeps no other waiting.
    const attempt = (work: Promise<unknown>) =>
      work.catch((error: unknown) => {
        if (!isRefusal(error) && !(error instanceof ProviderUnreachable)) failed.push(error)
      })
    for (const ref of await findOverdueEvents(ctx.db, before)) await attempt(handleEvent(ctx, ref))
    for (const { paymentSeq } of await findDuePayments(ctx.db, ctx.now()))
      await attempt(checkPayment(ctx, paymentSeq))
    for (const { orderNo } of await findOverdueRefunds(ctx.db, before)) await attempt(carryOut(ctx, orderNo))
    if (failed.length > 0) throw new AggregateError(failed, String(failed[0]))
  },
}
