import { z } from 'zod'

export const pathParams = {
  orderNo: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
  gateway: z.string().regex(/^[a-z]{2,20}$/),
}
