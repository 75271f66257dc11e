import { z } from 'zod'
import { courseStates } from './courses.ts'
import { endpoint } from './grammar.ts'
import { nothing } from './values.ts'

/** Hands the class in; it is published at once while the installation reviews nothing. */
export const submitCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/submit',
  access: 'CLASS_LIFECYCLE_UPDATE',
  reply: z.object({ state: z.enum(courseStates) }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_NOT_READY', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})
/** Takes back what was handed in, before anybody looked at it. */
export const withdrawCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/withdraw',
  access: 'CLASS_LIFECYCLE_UPDATE',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})
export const setCoursePublic = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/public',
  access: 'CLASS_LIFECYCLE_UPDATE',
  body: z.object({ publicCd: z.enum(['00', '99']) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})
export const setRecruiting = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/recruiting',
  access: 'CLASS_LIFECYCLE_UPDATE',
  body: z.object({ isOpen: z.boolean() }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})
/** To the trash, for seven days. */
export const trashCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/delete',
  access: 'CLASS_LIFECYCLE_DELETE',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_HAS_LEARNERS'],
  touches: ['courses'],
})
export const restoreCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/restore',
  access: 'CLASS_LIFECYCLE_DELETE',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})
