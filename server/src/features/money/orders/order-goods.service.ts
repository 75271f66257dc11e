import type { DeliveryAddress } from 'contract/money/deliveries/schemas'
import { deliveryTypes } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'
import { findClassesOf } from '../../teaching/packages/packages.public.ts'
import { hasGoods, saveAddress } from '../deliveries/deliveries.public.ts'
import type { NewItem } from './order-items.queries.ts'
import type { OrderRow } from './orders.queries.ts'

type Sold = Pick<CourseRow, 'courseSeq' | 'productKind' | 'deliveryCd'>

/** Whether goods are sent to who buys this now: with a package those of its classes. docs/rules.md R-780. */
export async function goodsOf(db: ChannelDb, { courseSeq, productKind, deliveryCd }: Sold) {
  if (productKind !== 'PACKAGE') return deliveryCd
  const classes = await findClassesOf(db, courseSeq)
  return classes.find((one) => one.deliveryCd === deliveryTypes.delivered)?.deliveryCd ?? deliveryTypes.none
}

/** Whether this order was begun with goods or without, as the class is sold now. */
export const hasSameGoods = async (db: ChannelDb, { orderSeq }: OrderRow, course: Sold) =>
  (await hasGoods(db, orderSeq)) === ((await goodsOf(db, course)) === deliveryTypes.delivered)

/** Keeps where the goods of a new order go; what nobody needs is not stored. DELIVERY_ADDRESS_NEEDED. docs/rules.md R-781. */
export async function keepAddress(
  tx: ChannelTx,
  { orderSeq }: Pick<OrderRow, 'orderSeq'>,
  { items, address }: { items: readonly NewItem[]; address: DeliveryAddress | undefined },
) {
  if (items.every(({ deliveryCd }) => deliveryCd === deliveryTypes.none)) return
  if (!address) throw refuse('DELIVERY_ADDRESS_NEEDED')
  await saveAddress(tx, orderSeq, address)
}

/** The same of an order that was begun before. */
export async function correctAddress(
  tx: ChannelTx,
  { orderSeq }: OrderRow,
  address: DeliveryAddress | undefined,
) {
  if (address && (await hasGoods(tx, orderSeq))) await saveAddress(tx, orderSeq, address)
}
