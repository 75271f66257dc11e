import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { rowNo, WorkbookUpload, workbookRefusals } from '../../values/workbook-upload.ts'
import { couriers } from './deliveries.rules.ts'
import { shipmentRowFaults } from './shipment-file.rules.ts'

/**
 * Reads a spreadsheet of tracking numbers: which parcel each row means, and what is wrong with which. Nothing is sent by this:
 * `shipDeliveries` sends the rows.
 */
export const checkShipmentFile = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/deliveries/ship/check',
  access: 'SITE_SALES_UPDATE',
  action: 'deliveries.checkShipmentFile',
  body: WorkbookUpload,
  reply: z.object({
    rows: z.array(
      z.object({
        rowNo,
        orderNo: z.string(),
        /** Of the parcel that it means, else what the row says. */
        title: z.string(),
        recipient: z.string(),
        /** As the row says it. */
        courier: z.string(),
        courierCd: z.enum(couriers).nullable(),
        trackingNo: z.string(),
        deliverySeq: seq('delivery').nullable(),
        fault: z.enum(shipmentRowFaults).nullable(),
      }),
    ),
  }),
  refuses: [...workbookRefusals, 'TOO_MANY_REQUESTS'],
})
