import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { MyCourse } from './schemas.ts'

/** The caller's courses: of the current site, or on the platform of every site they joined; latest enrolment first. */
export const listCoursesOfPerson = endpoint({
  method: 'GET',
  path: '/mypage/courses',
  access: 'signed-in',
  reply: z.object({
    list: MyCourse.extend({
      channelSeq: seq('channel'),
      channelName: z.string(),
      /** The origin of the site: scheme, host and port. */
      domain: z.string(),
    }).array(),
  }),
  shows: 'enrolments',
})

export const listMyCourses = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/mypage/courses',
  access: 'member',
  reply: z.object({ list: MyCourse.array() }),
  shows: 'enrolments',
})
