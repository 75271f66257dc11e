import { hashOf } from '../../../platform/auth/tokens.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { noon } from '../../../testing/world.ts'
import { membershipsFixture } from '../memberships/memberships.fixture.ts'

/** A gift that waits for who has its link. */
export const giftsFixture = fixture({
  after: [membershipsFixture],
  async add(world) {
    const { add, channelSeq } = world
    const of = ofSite(world)
    const [paid] = await add.all<{ order_seq: number; membership_seq: number }>(
      `select max(order_seq) as order_seq, (select max(membership_seq) from memberships where channel_seq = $1) as membership_seq
         from orders where channel_seq = $1 and state = 'PAID'`,
      [channelSeq],
    )
    const { subscription_seq } = await add.row<{ subscription_seq: number }>('subscriptions', {
      ...of,
      product: `${MARK}-gift`,
      title: MARK,
      price: 9900,
      currency: 'KRW',
      term_months: 1,
      member_user_seq: world.ownerSeq,
      state: 'ENDED',
      anchor_day: 21,
      period_start: '2026-11-21',
      period_end: '2026-12-21',
      started_at: noon,
      ended_at: noon,
    })
    const { gift_seq: giftSeq } = await add.row<{ gift_seq: number }>('membership_gifts', {
      ...of,
      ...paid,
      subscription_seq,
      gift_key: '00000000-0000-4000-8000-000000000001',
      months: 1,
      price: 9900,
      payer_user_seq: world.ownerSeq,
      email: `${MARK}@example.com`,
      message: MARK,
      token_hash: hashOf(MARK),
      state: 'WAITING',
      created_at: noon,
      paid_at: noon,
      sent_at: noon,
      expires_at: new Date('2999-01-01T00:00:00Z'),
    })
    return { giftSeq, giftCode: MARK, giftKey: '00000000-0000-4000-8000-000000000001' }
  },
})
