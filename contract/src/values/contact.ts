import { z } from 'zod'
import { phoneForm } from './phone.ts'
import { oneLine } from './texts.ts'

/** Only digits; empty for none. */
export const phone = z.string().regex(phoneForm)

/** How a buyer or applicant can be reached, as they typed it. */
export const Contact = z.object({
  name: oneLine(1, 60),
  email: z.string().trim().max(254).pipe(z.email()),
  phone,
})
