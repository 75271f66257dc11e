import { notificationTexts } from 'contract/money/deliveries/notifications.messages'
import { refusals } from 'contract/money/deliveries/refusals'
import { feature } from '../../../platform/feature.ts'
import { deliveriesSpreadsheet } from './deliveries-spreadsheet.service.ts'
import { cancelOfEnrolment } from './deliveries.jobs.ts'
import { mailShipment, notifyOfShipment } from './deliveries.notify.ts'
import { deliveryRoutes } from './deliveries.routes.ts'

/** Goods that belong to what was bought: where they go and how far they are. */
export const deliveries = feature({
  refusals,
  notificationTexts,
  routes: deliveryRoutes,
  spreadsheets: [deliveriesSpreadsheet],
  listeners: [cancelOfEnrolment, mailShipment, notifyOfShipment],
})
