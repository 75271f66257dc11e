import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** Does something stand in the way of applying? `100010` blocks and says why; anything else goes on. */
export const checkSchedule = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/check-curriculum-schedule',
  access: 'member',
  mayBlock: true,
  reply: z.object({ isBlocked: z.boolean(), message: z.string() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
})

/** In which classes of a package the caller has a place, and in which they had one before. docs/rules.md R-766. */
export const getPackageAttendance = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/packages/:courseSeq/attendance',
  access: 'signed-in',
  reply: z.object({ enrolled: seq('course').array(), before: seq('course').array() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'enrolments',
})
