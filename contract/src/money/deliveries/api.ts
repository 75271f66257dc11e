import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { seq } from '../../values/ids.ts'
import { deliveryStates, MAX_SHIPPED_AT_ONCE } from './deliveries.rules.ts'
import { Delivery, DeliveryChoice, DeliveryFilter, Shipment } from './schemas.ts'

const path = '/channels/:channelSeq/deliveries'

/** The parcels of a site, the oldest of those to send first. */
export const listDeliveries = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_SALES_READ',
  alsoFor: ['SITE_SALES_UPDATE'],
  query: DeliveryFilter,
  reply: z.object({
    list: Delivery.array(),
    total: z.int(),
    /** Of every state, whatever state is asked for. */
    counts: z.record(z.enum(deliveryStates), z.int()),
    /** Everything that was sold with goods. */
    courses: z.object({ courseSeq: seq('course'), title: z.string() }).array(),
  }),
  shows: 'orders',
})

/** Sends each of these parcels by itself; counts those that could not be sent. */
export const shipDeliveries = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/ship`,
  access: 'SITE_SALES_UPDATE',
  action: 'deliveries.shipDeliveries',
  body: z.object({ list: Shipment.array().min(1).max(MAX_SHIPPED_AT_ONCE) }),
  reply: z.object({
    doneCount: z.int(),
    /** Where each stands in the list that was sent, and why it was not. */
    failed: z.object({ at: z.int(), message: z.string() }).array(),
  }),
  touches: ['pending-work', 'orders'],
})

/** Says where a parcel is: arrived or come back; READY and SHIPPED undo what was said before. */
export const changeDelivery = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/:deliverySeq`,
  access: 'SITE_SALES_UPDATE',
  action: 'deliveries.changeDelivery',
  body: z.object({ state: z.enum(['READY', 'SHIPPED', 'DELIVERED', 'RETURNED']) }),
  reply: Delivery,
  refuses: ['NOT_FOUND', 'DELIVERY_MOVED'],
  touches: ['pending-work', 'orders'],
})

/** The matching parcels as a spreadsheet, at an address that works for a few minutes. */
export const downloadDeliveries = endpoint({
  method: 'POST',
  base: 'util',
  path: `${path}/download`,
  access: 'SITE_SALES_READ',
  whileSuspended: 'managers',
  alsoFor: ['SITE_SALES_UPDATE'],
  action: 'deliveries.downloadDeliveries',
  body: DeliveryChoice.extend({ courseSeq: seq('course').optional() }),
  reply: FileLink,
})
