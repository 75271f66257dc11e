import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { CourseDetail } from './schemas.ts'
import { CourseViewer } from './viewer.schemas.ts'

/**
 * A complete course in one reply, for the pages of a site. `type=update` replies to its staff in every state. Its parts:
 * `getCourseInformation`.
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
 * The caller's relation to the course, which decides the button together with the course itself. `linkPackage` is the package
 * through which they have their place, `inPackages` are the public packages with the course.
 */
export const getCourseViewer = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/viewer',
  access: 'signed-in',
  reply: CourseViewer,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'enrolments',
})
