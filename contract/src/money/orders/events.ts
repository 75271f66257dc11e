import { z } from 'zod'
import { event } from '../../http/endpoint.ts'

export const orderPaid = event('order.paid', z.object({ orderNo: z.string() }))
export const orderRefunded = event('order.refunded', z.object({ orderNo: z.string(), amount: z.int() }))
