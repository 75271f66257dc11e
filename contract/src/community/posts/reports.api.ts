import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { ofOne, ReportDraft, ReportedPost, ReportFilter, which } from './reports.schemas.ts'

/** Reports another person's post or comment, once. Repeating it changes nothing. */
export const reportClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/report`,
  access: 'member',
  body: ReportDraft,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'REPORTS_OWN', 'TOO_MANY_REQUESTS'],
  touches: ['posts'],
})
/** Closes the reports and leaves the content as it is. */
export const dismissClassReports = endpoint({
  method: 'POST',
  path: `${ofOne}/dismiss-reports`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'posts.dismissClassReports',
  body: z.object(which),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['pending-work', 'posts'],
})

/** Reported content in the courses the caller works on, latest first. */
export const listClassReports = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/class-reports',
  access: 'CLASS_ROOM_UPDATE',
  query: ReportFilter,
  reply: z.object({ list: ReportedPost.array(), total: z.int() }),
  shows: 'posts',
})
/** Reported content of one course, for its staff. */
export const listReportsInClass = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/class-reports',
  access: 'CLASS_ROOM_UPDATE',
  query: ReportFilter,
  reply: listClassReports.reply,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'posts',
})
