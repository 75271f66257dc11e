import { z } from 'zod'
import { phoneForm } from './phone.ts'

/** Only digits; empty for none. */
export const phone = z.string().regex(phoneForm)

/** How whoever orders or applies can be reached, as they typed it. */
export const Contact = z.object({
  name: z.string().trim().min(1).max(60),
  email: z.string().trim().max(254).pipe(z.email()),
  phone,
})
