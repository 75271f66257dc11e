import { refundOrder } from 'contract/money/orders/api'
import { comeBack, pressPay } from '../../../testing/orders-world.ts'
import { noon } from '../../../testing/world.ts'
import { coursesFixture } from '../../teaching/courses/courses.fixture.ts'
import { MARK, fixture, ofSite } from '../../../testing/full-site/fixture.ts'

/** An order that was paid, one that was refunded, and what is kept of them. */
export const ordersFixture = fixture({
  after: [coursesFixture],
  async add(world) {
    const { add, member, owner, courseRef, channelSeq } = world
    const here = ofSite(world)
    const jun = await member('Jun')
    const { orderNo } = await pressPay(jun, courseRef, { name: MARK })
    await comeBack(jun, courseRef, orderNo)
    const kai = await member('Kai')
    const refunded = await pressPay(kai, courseRef, { name: MARK })
    await comeBack(kai, courseRef, refunded.orderNo)
    // The buyers joined after the other members were marked.
    await add.all('update members set introduction = $1 where channel_seq = $2', [MARK, channelSeq])
    await owner.call(refundOrder, { channelSeq, orderNo: refunded.orderNo, body: { reason: MARK } })
    const [refund] = await add.all<{ refund_seq: number; order_seq: number; amount: number }>(
      `select refund_seq, order_seq, refunds.amount::int from refunds join payments using (channel_seq, payment_seq)
        where channel_seq = $1`,
      [channelSeq],
    )
    await add.row('refund_items', { ...here, ...refund, item_no: 1, ends_enrolment: true })
    await add.row('refund_accounts', {
      ...here,
      order_seq: refund?.order_seq,
      sealed: MARK,
      given_at: noon,
      given_by_user_seq: (await add.all<{ seq: number }>('select min(user_seq) as seq from orders'))[0]?.seq,
    })
    await add.row('cash_receipts', {
      ...here,
      order_seq: refund?.order_seq,
      kind: 'INCOME',
      sealed: MARK,
      number_end: '5678',
      requested_at: noon,
    })
    await add.row('retained_orderers', {
      ...here,
      order_seq: (await add.all<{ seq: number }>('select min(order_seq) as seq from orders'))[0]?.seq,
      sealed: MARK,
      purge_at: noon,
    })
    await add.row('payment_webhooks', {
      ...here,
      gateway: 'sandbox',
      event_id: MARK,
      type: 'PAID',
      payment_key: MARK,
      order_no: MARK,
      body: JSON.stringify({ eventId: MARK }),
      state: 'DONE',
      received_at: noon,
    })
    return {
      orderNo,
      paymentKey: `key-${orderNo}`,
      gateway: 'sandbox',
      amount: 30_000,
      totalAmount: 30_000,
    }
  },
})
