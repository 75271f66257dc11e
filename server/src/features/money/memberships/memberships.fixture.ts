import { createMembership, setMembershipState } from 'contract/money/memberships/settings.api'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'
import { ordersFixture } from '../orders/orders.fixture.ts'
import { noon } from '../../../testing/world.ts'

/** A membership on sale, and a member who joined it, paid and learns by it. */
export const membershipsFixture = fixture({
  after: [ordersFixture],
  async add(world) {
    const { owner, channelSeq, add } = world
    const { channel_category_seq: categorySeq } = await add.row<{ channel_category_seq: never }>(
      'channel_categories',
      { ...ofSite(world), name: `${MARK} 2`, sort: 90 },
    )
    const { membershipSeq } = await owner.call(createMembership, {
      channelSeq,
      body: {
        name: MARK,
        description: MARK,
        terms: [{ months: 1, price: 9900 }],
        courseSeqs: [world.courseSeq],
        categorySeqs: [categorySeq],
      },
    })
    await owner.call(setMembershipState, { channelSeq, membershipSeq, body: { state: 'ON_SALE' } })
    return { membershipSeq, ...(await join(world, membershipSeq)) }
  },
})

type World = Parameters<Parameters<typeof fixture>[0]['add']>[0]
async function join(world: World, membershipSeq: number) {
  const { add } = world
  const of = ofSite(world)
  const term = { title: MARK, price: 9900, currency: 'KRW', term_months: 1 }
  const period = { period_start: '2026-11-21', period_end: '2026-12-21' }
  const { subscription_seq } = await add.row<{ subscription_seq: number }>('subscriptions', {
    ...of,
    ...term,
    ...period,
    product: `${MARK}-membership`,
    member_user_seq: world.minaSeq,
    state: 'ACTIVE',
    anchor_day: 21,
    next_charge_at: new Date('2026-12-20T15:00:00Z'),
    started_at: noon,
  })
  await addPause(world, subscription_seq)
  await add.row('membership_subscriptions', {
    ...of,
    subscription_seq,
    membership_seq: membershipSeq,
    user_seq: world.minaSeq,
    consented_at: noon,
  })
  const { card_seq } = await add.row<{ card_seq: number }>('billing_cards', {
    ...of,
    registered_by_user_seq: world.minaSeq,
    member_user_seq: world.minaSeq,
    gateway: 'sandbox',
    is_test: true,
    state: 'REMOVED',
    requested_at: noon,
    registered_at: noon,
    removed_at: noon,
  })
  const { charge_seq } = await add.row<{ charge_seq: number }>('subscription_charges', {
    ...of,
    ...term,
    ...period,
    subscription_seq,
    charge_no: `sd-${MARK}-membership`,
    kind: 'PERIOD',
    amount: 9900,
    card_seq,
    is_test: true,
    state: 'PAID',
    requested_at: noon,
    settled_at: noon,
  })
  // Of a buyer: the end of the membership must not end the place of Mina, whom other tests let learn.
  const [place] = await add.all<{ order_seq: number; attend_seq: number }>(
    `select order_seq, attend_seq from order_items join enrolments using (channel_seq, attend_seq)
      where channel_seq = $1 and enrolments.state = 'APPROVED' order by attend_seq limit 1`,
    [world.channelSeq],
  )
  await add.row('membership_orders', { ...of, charge_seq, subscription_seq, order_seq: place?.order_seq })
  await add.row('membership_places', { ...of, attend_seq: place?.attend_seq, subscription_seq })
  return { subscriptionSeq: subscription_seq }
}

/** One that went on on the day on which it would have begun. */
const addPause = (world: World, subscription_seq: number) =>
  world.add.row('subscription_pauses', {
    ...ofSite(world),
    subscription_seq,
    starts_on: '2026-11-22',
    ends_on: '2026-11-22',
    paused_by_user_seq: world.ownerSeq,
    requested_at: noon,
    reminded_at: noon,
    resumed_at: noon,
  })
