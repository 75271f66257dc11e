import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { some } from './bulk.schemas.ts'

/**
 * Inserts copies behind a lesson: of lessons of this course, or of another course that the caller works on. Videos are shared;
 * learners' work stays with the original.
 */
export const copyCurriculums = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums/copy',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.copyCurriculums',
  body: z.object({
    /** The source course; this one when omitted. */
    fromCourseSeq: seq('course').nullable().default(null),
    curriculumSeqs: some,
    afterSeq: seq('curriculum').nullable().default(null),
  }),
  reply: z.object({ curriculumSeqs: seq('curriculum').array() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_RULE', 'CURRICULUM_CHANGED', 'CURRICULUM_FULL'],
  touches: ['curriculum', 'courses'],
})

/**
 * Locks or unlocks several lessons at once; returns how many changed. Sections and live lessons that have begun stay as they are.
 */
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

/** Removes several lessons at once: all of them, or none when one no longer exists. */
export const removeCurriculums = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums/delete',
  access: 'CLASS_INFO_UPDATE',
  action: 'curriculum.removeCurriculums',
  body: z.object({
    curriculumSeqs: some,
    /** Y also deletes learners' submissions to missions; N refuses while there are any. */
    forceYn: z.enum(['Y', 'N']).default('N'),
  }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_ON_SALE', 'CURRICULUM_CHANGED', 'MISSION_HAS_WORK'],
  touches: ['curriculum', 'courses', 'assignments'],
})
