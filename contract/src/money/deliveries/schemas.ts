import { z } from 'zod'
import { instant, Paged, seq, seqInUrl } from '../../values/ids.ts'
import { phoneForm } from '../../values/phone.ts'
import { oneLine } from '../../values/texts.ts'
import { couriers, deliveryStates, isTrackingNo, isZipcode, normalizeTrackingNo } from './deliveries.rules.ts'

/** Where goods are sent, in Korea. */
export const DeliveryAddress = z.object({
  recipient: oneLine(1, 60),
  /** Only digits. */
  phone: z.string().min(9).regex(phoneForm),
  zipcode: z.string().refine(isZipcode),
  addr1: oneLine(2, 200),
  /** The number of the flat. */
  addr2: oneLine(0, 100),
  /** What the carrier should know. */
  memo: oneLine(0, 100),
})
export type DeliveryAddress = z.output<typeof DeliveryAddress>

const courierCd = z.enum(couriers)
const parcel = {
  title: z.string(),
  state: z.enum(deliveryStates),
  courierCd: courierCd.nullable(),
  /** Empty where the carrier gives none. */
  trackingNo: z.string().nullable(),
  shippedAt: instant.nullable(),
}

/** The goods of an order as their buyer reads them. */
export const OrderDelivery = z.object({
  /** Null once its buyer was erased. */
  address: DeliveryAddress.nullable(),
  /** Empty until the order is paid. */
  parcels: z.object(parcel).array(),
})

/** A parcel in the list of the site. */
export const Delivery = z.object({
  ...parcel,
  deliverySeq: seq('delivery'),
  orderNo: z.string(),
  courseSeq: seq('course'),
  userSeq: seq('user'),
  ordererName: z.string(),
  address: DeliveryAddress.nullable(),
  /** Paid since. */
  createdAt: instant,
  /** The buyer asked for their money, or a refund is at the provider. */
  isRefundOpen: z.boolean(),
})
export type Delivery = z.input<typeof Delivery>

/** Which parcels: what the filters of the list say. */
export const DeliveryChoice = z.object({
  state: z.enum(deliveryStates).optional(),
  courseSeq: seqInUrl('course').optional(),
  /** In the order's number, the names, the telephone, the product, the tracking number. */
  q: z.string().trim().max(60).optional(),
})
export type DeliveryChoice = z.output<typeof DeliveryChoice>
export const DeliveryFilter = Paged.extend(DeliveryChoice.shape)

/** A parcel with the carrier that took it. */
export const Shipment = z
  .object({
    deliverySeq: seq('delivery'),
    courierCd,
    trackingNo: z.string().max(60).overwrite(normalizeTrackingNo),
  })
  .refine((sent) => isTrackingNo(sent.courierCd, sent.trackingNo), {
    path: ['trackingNo'],
    params: { rule: 'TRACKING_NO_WRONG' },
  })
export type Shipment = z.output<typeof Shipment>
