import { noon } from '../../../testing/world.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** The card with which a site pays for itself, and what it paid. */
export const billingFixture = fixture({
  async add(world) {
    const { secrets } = world.app.ports
    const card = await world.add.row<{ card_seq: number }>('billing_cards', {
      ...ofSite(world),
      registered_by_user_seq: world.ownerSeq,
      gateway: 'sandbox',
      is_test: true,
      state: 'ACTIVE',
      sealed_customer_key: secrets.wrap(Buffer.from(MARK), `card-customer:${world.channelSeq}`),
      sealed_billing_key: secrets.wrap(Buffer.from(MARK), `card-billing:${world.channelSeq}`),
      brand: MARK,
      card_end: '4242',
      requested_at: noon,
      registered_at: noon,
    })
    const paid = {
      title: MARK,
      price: 9900,
      currency: 'KRW',
      term_months: 1,
      period_start: '2026-11-21',
      period_end: '2026-12-21',
    }
    const subscription = await world.add.row<{ subscription_seq: number }>('subscriptions', {
      ...ofSite(world),
      ...paid,
      product: MARK,
      state: 'ACTIVE',
      anchor_day: 21,
      next_charge_at: new Date('2026-12-20T15:00:00Z'),
      started_at: noon,
    })
    await world.add.row('subscription_charges', {
      ...ofSite(world),
      ...paid,
      subscription_seq: subscription.subscription_seq,
      charge_no: `sd-${MARK}`,
      kind: 'PERIOD',
      amount: 9900,
      card_seq: card.card_seq,
      is_test: true,
      state: 'PAID',
      requested_at: noon,
      settled_at: noon,
    })
    return { customerKey: MARK, authKey: 'auth' }
  },
})
