import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { NewCourse } from '../courses/drafts.schemas.ts'
import { CourseSettings } from '../courses/schemas.ts'

/** Makes a draft of contents. Its texts, price, state and people are those of a course. */
export const createContents = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/contents',
  access: 'CLASS_LIFECYCLE_CREATE',
  action: 'contents.createContents',
  body: NewCourse.pick({ requestKey: true, title: true, channelCategorySeq: true }),
  reply: z.object({ courseSeq: seq('course') }),
  touches: ['courses'],
})

/** The settings of contents in any state, and what they hold. A course of another kind is not found. */
export const getContentsInfo = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/contents/:courseSeq',
  access: 'CLASS_INFO_READ',
  reply: z.object({
    setting: CourseSettings,
    items: z.object({ videos: z.int(), texts: z.int(), files: z.int() }),
    /** The length of its videos. */
    totalSeconds: z.int(),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
