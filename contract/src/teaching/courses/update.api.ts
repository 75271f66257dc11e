import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { CourseSettings } from './schemas.ts'
import { CourseFields } from './update.schemas.ts'

/**
 * Any fields of a class at once: all are saved, or none. What is not named stays, and in a draft keeps nothing else from being
 * saved. What else is told of a class may be sent back as it is told; CLASS_RULE names what would not be kept.
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
    'CLASS_ON_SALE',
    'CLASS_NOT_PUBLISHED',
    'CLASS_STATE_CHANGED',
    'CLASS_RULE',
    'CAPACITY_EXCEEDED',
    'PICTURE_MISSING',
  ],
  touches: ['courses'],
})
