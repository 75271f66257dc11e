import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { instant, nothing, seq, seqInUrl } from '../../values/ids.ts'
import { Attendance, MAX_IN_BOOK, path, Tolerance } from './schemas.ts'

/** Attendance of all learners of a live lesson or a meeting. */
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
    /** Open from the day on which the lesson takes place. docs/rules.md R-405. */
    isOpen: z.boolean(),
    /** What counts as late and early in this class; null where nobody was measured. docs/rules.md R-1001. */
    tolerance: Tolerance.nullable(),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'attendance',
})

/** Marks learners as present or absent. docs/rules.md R-405. */
export const markAttendances = endpoint({
  method: 'POST',
  path,
  access: 'CLASS_STUDENT_READ',
  action: 'attendance.markAttendances',
  body: z.object({
    i: seq('curriculum'),
    attendSeqs: seq('enrolment').array().min(1).max(MAX_IN_BOOK),
    isPresent: z.boolean(),
  }),
  reply: z.object({ attendedCount: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'BOOK_NOT_OPEN'],
  touches: ['attendance', 'lessons', 'enrolments', 'live'],
})

/** Sets what counts as late and early in the video rooms of a class, also of lessons that are over. docs/rules.md R-1001. */
export const setTolerance = endpoint({
  method: 'PUT',
  path: `${path}/tolerance`,
  access: 'CLASS_INFO_UPDATE',
  action: 'attendance.setTolerance',
  body: Tolerance,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['attendance'],
})

/** Who attended which live lesson and meeting of a course, as a spreadsheet at an address that works for a few minutes. */
export const downloadAttendances = endpoint({
  method: 'POST',
  path: `${path}/download`,
  access: 'CLASS_STUDENT_EXCEL_DOWNLOAD',
  whileSuspended: 'managers',
  action: 'attendance.downloadAttendances',
  reply: FileLink,
  refuses: ['CLASS_NOT_FOUND'],
})
