import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { CourseDetail } from './schemas.ts'
import { CourseViewer } from './viewer.schemas.ts'

/**
 * One class in one piece, as everybody sees it: what the pages of a site read. `type=update` is answered to its staff whatever
 * its state. By its parts: `getCourseInformation`.
 */
export const getCourse = endpoint({
  method: 'GET',
  base: 'v3',
  path: '/channels/:channelSeq/courses/:courseSeq',
  access: 'public',
  query: z.object({ type: z.literal('update').optional() }),
  reply: CourseDetail,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'courses',
})

/**
 * How the caller stands to the class: decides the button together with the class itself. Packages and memberships are
 * not sold yet, so the caller has none: their lists are empty and no package leads here.
 */
export const getCourseViewer = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/viewer',
  access: 'signed-in',
  reply: CourseViewer,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'enrolments',
})
