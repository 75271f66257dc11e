import { feature } from '../../platform/feature.ts'
import { expireOrders, mailReceipt, mailRefund, reconcile } from './orders.jobs.ts'
import { orderRoutes } from './orders.routes.ts'
import { carryOutRefund } from './refunds.ts'
import { purgeOrderers, retainOrderers } from './retained.ts'

export const orders = feature({
  routes: orderRoutes,
  tasks: [carryOutRefund],
  listeners: [mailReceipt, mailRefund, retainOrderers],
  timers: [expireOrders, reconcile, purgeOrderers],
})
