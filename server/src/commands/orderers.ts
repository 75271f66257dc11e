import { z } from 'zod'
import { DeliveryAddress } from 'contract/money/deliveries/schemas'
import type { Secrets } from '../platform/operating/secrets.ts'
import { retainedLabel } from '../features/money/orders/orders.public.ts'
import type { Db } from './dump.queries.ts'
import { findRetained } from './orderers.queries.ts'

const Orderer = z.object({
  ordererName: z.string(),
  ordererEmail: z.string(),
  ordererPhone: z.string().nullable(),
  /** Where goods were sent, of an order with goods. */
  address: DeliveryAddress.nullable().default(null),
})

/** The former member behind an order, where the law permits to disclose it: searches each site for the number. */
export async function openOrderers(db: Db, orderNo: string, secrets: Secrets) {
  const rows = await findRetained(db, orderNo)
  return rows.map(({ site, orderSeq, sealed, keptUntil }) => {
    const opened: unknown = JSON.parse(secrets.unwrap(sealed, retainedLabel(orderSeq)).toString('utf8'))
    const { ordererName, ordererEmail, ordererPhone, address } = Orderer.parse(opened)
    return { site, name: ordererName, email: ordererEmail, phone: ordererPhone, address, keptUntil }
  })
}
