import { z } from 'zod'
import type { Output } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'
import type { getAttendances } from './api.ts'

/** The most learners a book shows, and the most that are marked at once. */
export const MAX_IN_BOOK = 2000

/** One learner in the book of a lesson. */
export const Attendance = z.object({
  attendSeq: seq('enrolment'),
  name: z.string(),
  attendedAt: instant.nullable(),
  /** Staff noted it; else they came in by themselves. */
  isMarked: z.boolean(),
})

export const path = '/channels/:channelSeq/courses/:courseSeq/attendances'

export type AttendanceRow = Output<typeof getAttendances>['list'][number]
