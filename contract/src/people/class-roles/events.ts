import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'
import { classStaffTypes } from './class-roles.rules.ts'

/** A person was added to the staff of a course, changed their class role, or was removed. */
export const classStaffChanged = event(
  'class.staff.changed',
  z.object({
    userSeq: seq('user'),
    courseSeq: seq('course'),
    userTypeCd: z.enum(classStaffTypes).nullable(),
    byUserSeq: seq('user'),
    at: instant,
  }),
)
