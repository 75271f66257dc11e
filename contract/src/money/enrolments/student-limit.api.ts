import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { MAX_STUDENT_LIMIT } from './student-limit.rules.ts'

const StudentCount = z.object({
  /** Different people with an approved enrolment. */
  studentCount: z.int(),
  /** Null where there is no limit. */
  studentLimit: z.int().nullable(),
})

/** How many people learn at this site, and how many may. */
export const getStudentLimit = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/student-limit',
  access: 'CLASS_STUDENT_READ',
  reply: StudentCount,
  shows: 'enrolments',
})
/** The sites of the installation with their limits, the newest first. */
export const listStudentLimits = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/student-limits',
  access: 'operator',
  query: Paged.extend({ q: z.string().trim().max(60).optional() }),
  reply: z.object({
    list: StudentCount.extend({ channelSeq: seq('channel'), name: z.string(), domain: z.string() }).array(),
    total: z.int(),
  }),
  shows: 'enrolments',
})
/** Sets or lifts the limit of a site. Nobody who learns there loses anything. docs/rules.md R-825. */
export const setStudentLimit = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/student-limits',
  access: 'operator',
  body: z.object({
    limitedChannelSeq: seq('channel'),
    studentLimit: z.int().min(1).max(MAX_STUDENT_LIMIT).nullable(),
  }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['enrolments'],
})
