import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/seq.ts'

export const deliveryShipped = event('delivery.shipped', z.object({ deliverySeq: seq('delivery') }))
