import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { publicTypes } from '../../values/type-codes.ts'
import { courseStates } from './schemas.ts'
import { Moved, several } from './state.schemas.ts'

/** Submits the course for review; it is published at once where the installation has no review. */
export const submitCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/submit',
  access: 'CLASS_LIFECYCLE_UPDATE',
  action: 'courses.submitCourse',
  reply: z.object({ state: z.enum(courseStates) }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_NOT_READY', 'CLASS_STATE_CHANGED', 'SITE_NOT_PAYABLE'],
  touches: ['courses'],
})
/** Withdraws the submission before its review. */
export const withdrawCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/withdraw',
  access: 'CLASS_LIFECYCLE_UPDATE',
  action: 'courses.withdrawCourse',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})
/** Whether the course is public. */
export const getCoursePublic = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/public',
  access: 'CLASS_PUBLIC_READ',
  reply: z.object({ publicCd: z.enum(publicTypes), state: z.enum(courseStates) }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
export const setCoursePublic = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/public',
  access: 'CLASS_PUBLIC_UPDATE',
  action: 'courses.setCoursePublic',
  body: z.object({ publicCd: z.enum(publicTypes) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_NOT_READY', 'CLASS_NOT_PUBLISHED', 'SITE_NOT_PAYABLE'],
  touches: ['courses'],
})
export const setRecruiting = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/recruiting',
  access: 'CLASS_LIFECYCLE_UPDATE',
  action: 'courses.setRecruiting',
  body: z.object({ isOpen: z.boolean() }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_NOT_PUBLISHED'],
  touches: ['courses'],
})
/** Moves the course to the trash for seven days; refused while it is placed first on the main page. */
export const trashCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/delete',
  access: 'CLASS_LIFECYCLE_DELETE',
  action: 'courses.trashCourse',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_HAS_LEARNERS', 'CLASS_SHOWN_FIRST'],
  touches: ['courses'],
})
export const restoreCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/restore',
  access: 'CLASS_LIFECYCLE_DELETE',
  action: 'courses.restoreCourse',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})

/**
 * Purges the course before the seven days are over; confirmed by typing its title. Its URL replies that it was deleted from then
 * on.
 */
export const purgeCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/purge',
  access: 'CLASS_LIFECYCLE_DELETE',
  action: 'courses.purgeCourse',
  body: z.object({ title: z.string().trim().max(100) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED', 'CLASS_NAME_WRONG'],
  touches: ['courses'],
})

/** Moves courses to the trash and returns the reason for each that stays; unknown ones are skipped. */
export const trashCourses = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/delete',
  access: 'CLASS_LIFECYCLE_DELETE',
  action: 'courses.trashCourses',
  body: several,
  reply: Moved,
  refuses: ['PACKAGES_APART'],
  touches: ['courses'],
})
export const restoreCourses = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/restore',
  access: 'CLASS_LIFECYCLE_DELETE',
  action: 'courses.restoreCourses',
  body: several,
  reply: Moved,
  touches: ['courses'],
})
