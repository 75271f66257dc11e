import { z } from 'zod'
import { requestKey } from './course-drafts.ts'
import { courseStates } from './courses.ts'
import { endpoint, event } from './grammar.ts'
import { nothing, seq } from './values.ts'
import { publicTypes } from './type-codes.ts'

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
/** Whether everybody sees the class. */
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
  body: z.object({ publicCd: z.enum(publicTypes) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_NOT_READY', 'CLASS_NOT_PUBLISHED'],
  touches: ['courses'],
})
export const setRecruiting = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/recruiting',
  access: 'CLASS_LIFECYCLE_UPDATE',
  body: z.object({ isOpen: z.boolean() }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'CLASS_NOT_PUBLISHED'],
  touches: ['courses'],
})
/** To the trash, for seven days; not while it is put first on the main page. */
export const trashCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/delete',
  access: 'CLASS_LIFECYCLE_DELETE',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_HAS_LEARNERS', 'CLASS_SHOWN_FIRST'],
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

/** A draft with the same texts, conditions and lessons, by another name; without learners, links of live lessons and dates gone by. */
export const copyCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/copy',
  access: 'CLASS_LIFECYCLE_COPY',
  body: z.object({ requestKey }).default({}),
  reply: z.object({ courseSeq: seq('course') }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED'],
  touches: ['courses'],
})

/** For good before the seven days are over; its name is typed as a confirmation. Its address says from then on that it is gone. */
export const purgeCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/purge',
  access: 'CLASS_LIFECYCLE_DELETE',
  body: z.object({ title: z.string().trim().max(100) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_STATE_CHANGED', 'CLASS_NAME_WRONG'],
  touches: ['courses'],
})

/** Nothing but a tombstone is left: rooms drop what they hold for it. */
export const coursePurged = event('course.purged', z.object({ courseSeq: seq('course') }))

/** Why one of several classes stayed where it was. */
export const CourseNotMoved = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  reason: z.enum(['ENROLLED', 'SHOWN_FIRST', 'STATE']),
})
const several = z.object({ courseSeqs: seq('course').array().min(1).max(100) })
const Moved = z.object({ moved: seq('course').array(), refused: CourseNotMoved.array() })
/** Moves to the trash what may go there, and says of the others why they stay; what is not there is passed over. */
export const trashCourses = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/delete',
  access: 'CLASS_LIFECYCLE_DELETE',
  body: several,
  reply: Moved,
  touches: ['courses'],
})
export const restoreCourses = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/restore',
  access: 'CLASS_LIFECYCLE_DELETE',
  body: several,
  reply: Moved,
  touches: ['courses'],
})
