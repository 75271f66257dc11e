import { z } from 'zod'
import { phoneForm } from './phone.ts'
import { oneLine } from './texts.ts'

/** Only digits; empty for none. */
export const phone = z.string().regex(phoneForm)

/** The contact details of a buyer or applicant as entered. */
export const Contact = z.object({
  name: oneLine(1, 60),
  email: z.string().trim().max(254).pipe(z.email()),
  phone,
})
