import { feature } from '../../platform/feature.ts'
import { expireOrders, mailPlace, mailReceipt, mailRefund, reconcile } from './orders.jobs.ts'
import { orderRoutes } from './orders.routes.ts'
import { carryOutRefund } from './refunds.ts'
import { purgeOrderers, retainOrderers } from './retained.ts'

export const orders = feature({
  routes: orderRoutes,
  tasks: [carryOutRefund],
  listeners: [mailPlace, mailReceipt, mailRefund, retainOrderers],
  timers: [expireOrders, reconcile, purgeOrderers],
  userColumns: {
    orders: ['user_seq'],
    refunds: ['requested_by_user_seq'],
  },
})
