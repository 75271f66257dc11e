import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** A version waits for the operator's decision. */
export const siteCodeRequested = event(
  'site-code.requested',
  z.object({ siteCodeReviewSeq: seq('site code review'), version: z.int() }),
)
/** The operator decided about a version. */
export const siteCodeDecided = event(
  'site-code.decided',
  z.object({
    version: z.int(),
    status: z.enum(['ALLOWED', 'REFUSED', 'WITHDRAWN']),
    reason: z.string().nullable(),
  }),
)
