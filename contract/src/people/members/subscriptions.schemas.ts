import { z } from 'zod'

/** What stands in the link of a mail: who may be written to by which site. It opens nothing else. */
export const token = z.string().min(1).max(200)
export const mailing = z.object({
  siteName: z.string(),
  /** As far as its owner recognises it: `mi***@example.com`. */
  maskedEmail: z.string(),
  isSubscribed: z.boolean(),
})
