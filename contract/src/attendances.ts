import { z } from 'zod'
import { endpoint, type Output } from './grammar.ts'
import { instant, seq, seqInUrl } from './values.ts'

/** The most learners a book shows, and the most that are marked at once. */
export const MOST_IN_BOOK = 2000

/** One learner in the book of a lesson. */
export const Attendance = z.object({
  attendSeq: seq('enrolment'),
  name: z.string(),
  attendedAt: instant.nullable(),
  /** Staff noted it; else they came in by themselves. */
  isMarked: z.boolean(),
})

const path = '/channels/:channelSeq/courses/:courseSeq/attendances'
/** Who came to a live lesson or a meeting, and who of its learners did not. */
export const getAttendances = endpoint({
  method: 'GET',
  path,
  access: 'CLASS_STUDENT_READ',
  query: z.object({ i: seqInUrl('curriculum') }),
  reply: z.object({
    title: z.string(),
    startAt: instant,
    list: Attendance.array(),
    attendedCount: z.int(),
    /** From the day on which it takes place; docs/rules.md R-405. */
    isOpen: z.boolean(),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'attendances',
})
export type AttendanceRow = Output<typeof getAttendances>['list'][number]
/** Notes who was there, or that they were not. docs/rules.md R-405. */
export const markAttendances = endpoint({
  method: 'POST',
  path,
  access: 'CLASS_STUDENT_READ',
  body: z.object({
    i: seq('curriculum'),
    attendSeqs: seq('enrolment').array().min(1).max(MOST_IN_BOOK),
    isPresent: z.boolean(),
  }),
  reply: z.object({ attendedCount: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'BOOK_NOT_OPEN'],
  touches: ['attendances', 'classroom', 'enrolments', 'live'],
})
