import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'
import { classStaffTypes } from './class-roles.rules.ts'

/** Somebody works on a class from now on, does something else there, or nothing any more. */
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
