import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { MyCourse } from './schemas.ts'

/** The caller's classes: of the site it is asked on, else of every site they joined, the newest place first. */
export const listCoursesOfPerson = endpoint({
  method: 'GET',
  path: '/mypage/courses',
  access: 'signed-in',
  reply: z.object({
    list: MyCourse.extend({
      channelSeq: seq('channel'),
      channelName: z.string(),
      /** Where the site is: scheme, host and port. */
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
