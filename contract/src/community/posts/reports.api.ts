import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { ofOne, ReportedPost, ReportFilter, reportReasons, which } from './reports.schemas.ts'

/** Says once what is wrong with somebody else's post or comment. Saying it again changes nothing. */
export const reportClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/report`,
  access: 'member',
  body: z
    .object({ ...which, reason: z.enum(reportReasons), description: z.string().trim().max(500).default('') })
    .refine(({ reason, description }) => reason !== 'OTHER' || description !== ''),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'REPORTS_OWN', 'TOO_MANY_REQUESTS'],
  touches: ['posts'],
})
/** Leaves what was reported as it is. */
export const dismissClassReports = endpoint({
  method: 'POST',
  path: `${ofOne}/dismiss-reports`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'posts.dismissClassReports',
  body: z.object(which),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['posts'],
})

/** What was reported in the classes the caller works on, the latest first. */
export const listClassReports = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/class-reports',
  access: 'CLASS_ROOM_UPDATE',
  query: ReportFilter,
  reply: z.object({ list: ReportedPost.array(), total: z.int() }),
  shows: 'posts',
})
/** The same of one class, for its class staff. */
export const listReportsInClass = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/class-reports',
  access: 'CLASS_ROOM_UPDATE',
  query: ReportFilter,
  reply: listClassReports.reply,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'posts',
})
