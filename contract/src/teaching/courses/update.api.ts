import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { CourseSettings } from './schemas.ts'
import { CourseFields } from './update.schemas.ts'

/**
 * Updates any fields of a course at once: all are saved, or none. Omitted fields stay; in a draft, errors in them block nothing. A
 * caller may send back read-only fields unchanged; CLASS_RULE names fields that cannot be saved.
 */
export const updateCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq',
  access: 'CLASS_INFO_UPDATE',
  action: 'courses.updateCourse',
  alsoFor: ['CLASS_LIFECYCLE_UPDATE'],
  body: z.looseObject(CourseFields.shape),
  reply: CourseSettings,
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'CLASS_NOT_READY',
    'SITE_NOT_PAYABLE',
    'CLASS_ON_SALE',
    'CLASS_NOT_PUBLISHED',
    'CLASS_STATE_CHANGED',
    'CLASS_RULE',
    'CAPACITY_EXCEEDED',
    'CHALLENGE_TERM_LOCKED',
    'PICTURE_MISSING',
  ],
  touches: ['courses'],
})
