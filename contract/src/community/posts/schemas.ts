import { z } from 'zod'
import { scopes } from '../../teaching/curriculum/challenges.rules.ts'
import { instant, seq } from '../../values/ids.ts'
import { PictureVariants } from '../../values/sent-images.ts'

export const ClassComment = z.object({
  classCommentSeq: seq('class comment'),
  writerName: z.string(),
  isMine: z.boolean(),
  content: z.string(),
  /** The reason why staff hid it; null while it is shown. Its writer and staff still see it. */
  hiddenReason: z.string().nullable(),
  /** Whether the caller reported it. */
  isReported: z.boolean(),
  createdAt: instant,
})
export type ClassComment = z.input<typeof ClassComment>
/** Its URLs expire. docs/rules.md R-396. */
export const PostPicture = z.object({ altText: z.string(), variants: PictureVariants })
export type PostPicture = z.input<typeof PostPicture>
export const ClassRole = z.object({
  classPostSeq: seq('class post'),
  writerName: z.string(),
  isMine: z.boolean(),
  content: z.string(),
  pictures: PostPicture.array(),
  scope: z.enum(scopes),
  /** Visitors of the course can read it too. */
  isOpen: z.boolean(),
  isPinned: z.boolean(),
  isReported: z.boolean(),
  /** The reason why staff hid it; null while it is shown. Its writer and staff still see it. */
  hiddenReason: z.string().nullable(),
  /** The mission it was written for. */
  curriculumSeq: seq('curriculum').nullable(),
  missionTitle: z.string().nullable(),
  createdAt: instant,
  comments: ClassComment.array(),
})
export type ClassRole = z.input<typeof ClassRole>
/** A post as visitors read it. */
export const OpenPost = ClassRole.pick({
  classPostSeq: true,
  writerName: true,
  content: true,
  pictures: true,
  isPinned: true,
  missionTitle: true,
  createdAt: true,
})
export type OpenPost = z.input<typeof OpenPost>
const LONGEST_REASON = 500
export const here = ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'] as const
export const path = '/channels/:channelSeq/courses/:courseSeq/posts'
export const ofOne = `${path}/:classPostSeq` as const

export const hiding = z.object({ reason: z.string().trim().min(1).max(LONGEST_REASON).nullable() })

export const mission = '/channels/:channelSeq/courses/:courseSeq/missions/:curriculumSeq'
