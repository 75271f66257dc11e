import { z } from 'zod'
import type { Output } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'
import { MAX_TOLERANCE_MINUTES } from './presence.rules.ts'
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
  /** The minutes inside the video room; null for lessons held elsewhere and people who were never inside. docs/rules.md R-966. */
  insideMinutes: z.int().nullable(),
  /** In the video room only. docs/rules.md R-967. */
  isLate: z.boolean(),
  leftEarly: z.boolean(),
})

const minutes = z.int().min(0).max(MAX_TOLERANCE_MINUTES)
/** By how many minutes learners of a class may come late or leave early without a mark. docs/rules.md R-1001. */
export const Tolerance = z.object({ lateMinutes: minutes, earlyMinutes: minutes })

export const path = '/channels/:channelSeq/courses/:courseSeq/attendances'

export type AttendanceRow = Output<typeof getAttendances>['list'][number]
