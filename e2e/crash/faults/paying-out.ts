import type { Endpoint, Input } from 'contract/http/endpoint'
import { approvePayout, holdPayout, payPayout, requestPayout } from 'contract/money/settlements/payouts.api'
import type { PayoutState } from 'contract/money/settlements/payouts.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { PayoutSeq } from 'contract/values/ids'
import type { Person } from '../people.ts'
import type { Counter } from './money-load.ts'
import type { Shops } from './shop.ts'

/** One closed month after the other is requested, sometimes held, approved and paid out. */
export function payingOut({ confirmed, attempt }: Counter, { stores: [store], statements, operator }: Shops) {
  return async (at: number) => {
    const statement = statements[at % statements.length]
    if (!statement || !store) return
    const { channelSeq, owner } = store
    const payoutSeq = statement.payoutSeq as PayoutSeq
    async function step<E extends Endpoint>(state: PayoutState, who: Person, endpoint: E, input: Input<E>) {
      if (await attempt(who, endpoint, input)) confirmed.payouts.push({ payoutSeq, state })
    }
    const request = { channelSeq, settlementMonth: statement.month, body: {} }
    await step('REQUESTED', owner, requestPayout, request)
    if (at % 3 === 0) {
      const reason = 'the account is checked'
      await step('HELD', operator, holdPayout, { payoutSeq, body: { seen: 'REQUESTED', reason } })
      await step('REQUESTED', owner, requestPayout, request)
    }
    await step('APPROVED', operator, approvePayout, { payoutSeq, body: { seen: 'REQUESTED' } })
    const paidOn = seoulDay(new Date())
    const body = { seen: 'APPROVED' as const, paidOn, reference: `transfer ${payoutSeq}` }
    await step('PAID', operator, payPayout, { payoutSeq, body })
  }
}
