import { z } from 'zod'
import { event } from '../../http/endpoint.ts'

/** Somebody chose to pay by bank deposit: the seat is held until the deposit is due. */
export const depositAwaited = event('deposit.awaited', z.object({ orderNo: z.string() }))
/** Nothing came in time: the seat is free again. */
export const depositExpired = event('deposit.expired', z.object({ orderNo: z.string() }))
