import { z } from 'zod'
import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  couponInfoSeq: seqInUrl('coupon'),
  linkToken: z.string().regex(/^[A-Za-z0-9_-]{16}$/),
}
