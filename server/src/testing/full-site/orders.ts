import { refundOrder } from 'contract/money/orders/api'
import { comeBack, pressPay } from '../orders-world.ts'
import { noon } from '../world.ts'
import { MARK, ofSite, type World } from './mark.ts'

/** Money: an order that was paid, one that was refunded, and what is kept of them. */
export async function addOrders(world: World) {
  const { add, member, owner, place, channelSeq } = world
  const here = ofSite(world)
  const jun = await member('Jun')
  const { orderNo } = await pressPay(jun, place, { name: MARK })
  await comeBack(jun, place, orderNo)
  const kai = await member('Kai')
  const refunded = await pressPay(kai, place, { name: MARK })
  await comeBack(kai, place, refunded.orderNo)
  await owner.call(refundOrder, { channelSeq, orderNo: refunded.orderNo, body: { reason: MARK } })
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
  return { orderNo, paymentKey: `key-${orderNo}` }
}
