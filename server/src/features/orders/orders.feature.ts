import { feature } from '../../platform/feature.ts'
import { expireOrders, mailReceipt, mailRefund, reconcile } from './orders.jobs.ts'
import { orderRoutes } from './orders.routes.ts'
import { carryOutRefund } from './refunds.ts'

export const orders = feature({
  routes: orderRoutes,
  tasks: [carryOutRefund],
  listeners: [mailReceipt, mailRefund],
  timers: [expireOrders, reconcile],
})
