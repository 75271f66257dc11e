import { z } from 'zod'

/** The token in a mail's unsubscribe link: names the recipient and the site, and grants nothing else. */
export const token = z.string().min(1).max(200)
export const mailing = z.object({
  siteName: z.string(),
  /** Masked so that its owner recognises it: `mi***@example.com`. */
  maskedEmail: z.string(),
  isSubscribed: z.boolean(),
})
