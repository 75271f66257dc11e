import { z } from 'zod'
import type { Output } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'
import type { getAttendances } from './api.ts'

/** The most learners a list shows, and the most that can be marked at once. */
export const MAX_IN_BOOK = 2000

/** One learner in the attendance list of a lesson. */
export const Attendance = z.object({
  attendSeq: seq('enrolment'),
  name: z.string(),
  attendedAt: instant.nullable(),
  /** True: marked by staff. False: recorded when the learner joined. */
  isMarked: z.boolean(),
})

export const path = '/channels/:channelSeq/courses/:courseSeq/attendances'

export type AttendanceRow = Output<typeof getAttendances>['list'][number]
