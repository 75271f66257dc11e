import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { some } from './bulk.schemas.ts'

/**
 * Puts copies behind a lesson: of lessons of the same class, or of another one that the caller works on too. Videos are
 * shared; what learners did stays with the original.
 */
export const copyCurriculums = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums/copy',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.copyCurriculums',
  body: z.object({
    /** Where the lessons are; the class itself when left out. */
    fromCourseSeq: seq('course').nullable().default(null),
    curriculumSeqs: some,
    afterSeq: seq('curriculum').nullable().default(null),
  }),
  reply: z.object({ curriculumSeqs: seq('curriculum').array() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CURRICULUM_CHANGED', 'CURRICULUM_FULL'],
  touches: ['curriculum', 'courses'],
})

/** Locks or opens several lessons at once; answers how many changed. Sections stay, and lives that have begun. */
export const changeCurriculums = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums/change',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.changeCurriculums',
  body: z.object({
    curriculumSeqs: some,
    lockStatusYn: z.enum(['Y', 'N']).optional(),
    isPublic: z.boolean().optional(),
  }),
  reply: z.object({ count: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CURRICULUM_CHANGED'],
  touches: ['curriculum', 'courses'],
})

/** Takes several away at once: all of them, or none when one is not there any more. */
export const removeCurriculums = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums/delete',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.removeCurriculums',
  body: z.object({
    curriculumSeqs: some,
    /** Y takes along what learners handed in for missions; N refuses while there is any. */
    forceYn: z.enum(['Y', 'N']).default('N'),
  }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_ON_SALE', 'CURRICULUM_CHANGED', 'MISSION_HAS_WORK'],
  touches: ['curriculum', 'courses', 'assignments'],
})
