import type { OrderSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { deleteAddress } from './addresses.queries.ts'
import { cancelReady } from './deliveries.queries.ts'

export { findLastAddress, saveAddress } from './addresses.queries.ts'
export {
  cancelReady as cancelParcels,
  countParcelsToSend,
  hasGoods,
  insertDeliveries,
} from './deliveries.queries.ts'
export { orderDeliveries } from './deliveries.views.ts'

/** Takes the address from an order whose buyer is erased: what was not sent cannot be sent any more. The caller holds the order. */
export async function takeAddress(tx: ChannelTx, orderSeq: OrderSeq, now: Date) {
  await cancelReady(tx, orderSeq, { now })
  return (await deleteAddress(tx, orderSeq)) ?? null
}
