import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** Somebody reported the site; the first of those that wait. */
export const siteReported = event('abuse.reported', z.object({ abuseReportSeq: seq('abuse-report') }))
/** The operator warns the owners in these words. */
export const ownersWarned = event(
  'abuse.warned',
  z.object({ abuseReportSeq: seq('abuse-report'), words: z.string() }),
)
