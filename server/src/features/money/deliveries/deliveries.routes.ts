import * as api from 'contract/money/deliveries/api'
import { checkShipmentFile } from 'contract/money/deliveries/shipment-file.api'
import { implement } from '../../../platform/http/implement.ts'
import { linkToDeliveries } from './deliveries-spreadsheet.service.ts'
import { moveDelivery, shipDeliveries } from './deliveries.service.ts'
import { deliveryView, listedDeliveries } from './deliveries.views.ts'
import { checkShipmentFile as checkFile } from './shipment-file.service.ts'

export const deliveryRoutes = [
  implement(api.listDeliveries, ({ ctx, query }) => listedDeliveries(ctx, query)),
  implement(api.shipDeliveries, ({ ctx, body }) => shipDeliveries(ctx, body.list)),
  implement(checkShipmentFile, ({ ctx, body }) => checkFile(ctx, body.file)),
  implement(api.changeDelivery, async ({ ctx, params, body }) =>
    deliveryView(ctx, await moveDelivery(ctx, { ...params, ...body })),
  ),
  implement(api.downloadDeliveries, ({ ctx, body }) => linkToDeliveries(ctx, body)),
]
