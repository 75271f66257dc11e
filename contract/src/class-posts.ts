import { z } from 'zod'
import { scopes } from './challenge.rules.ts'
import { ChallengeRules } from './challenges.ts'
import { endpoint } from './grammar.ts'
import { instant, nothing, Paged, seq, seqInUrl } from './values.ts'

export const ClassComment = z.object({
  classCommentSeq: seq('class comment'),
  writerName: z.string(),
  isMine: z.boolean(),
  content: z.string(),
  createdAt: instant,
})
export type ClassComment = z.input<typeof ClassComment>
export const ClassPost = z.object({
  classPostSeq: seq('class post'),
  writerName: z.string(),
  isMine: z.boolean(),
  content: z.string(),
  scope: z.enum(scopes),
  isPinned: z.boolean(),
  /** Why staff hid it; null while it is shown. Its writer and staff still see it. */
  hiddenReason: z.string().nullable(),
  /** The mission it was written for. */
  curriculumSeq: seq('curriculum').nullable(),
  missionTitle: z.string().nullable(),
  createdAt: instant,
  comments: ClassComment.array(),
})
export type ClassPost = z.input<typeof ClassPost>

const POSTS_AT_ONCE = 10
const here = ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'] as const
const path = '/channels/:channelSeq/courses/:courseSeq/posts'
const ofOne = `${path}/:classPostSeq` as const

/** What learners and staff of a class wrote for each other, newest first; on the first page after what is pinned. */
export const listClassPosts = endpoint({
  method: 'GET',
  path,
  access: 'member',
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(50).default(POSTS_AT_ONCE),
    /** The oldest one already shown. */
    minSeq: seqInUrl('class post').optional(),
    /** Only what was written for this mission. */
    curriculumSeq: seqInUrl('curriculum').optional(),
  }),
  reply: z.object({ pinned: ClassPost.array(), posts: ClassPost.array(), isStaff: z.boolean() }),
  refuses: [...here],
  shows: 'class-posts',
})
/** Writes a post; one for a mission counts for the day whose window is open. */
export const writeClassPost = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: z.object({
    content: z.string().trim().min(1).max(5000),
    scope: z.enum(scopes).default('PUBLIC'),
    curriculumSeq: seq('curriculum').nullable().default(null),
  }),
  reply: z.object({ classPostSeq: seq('class post') }),
  refuses: [
    ...here,
    'LESSON_LOCKED',
    'CHALLENGE_NOT_OPEN',
    'CHALLENGE_DAY_FULL',
    'CHALLENGE_FULL',
    'CHALLENGE_ENDED',
    'TOO_MANY_REQUESTS',
  ],
  touches: ['class-posts', 'missions', 'classroom', 'enrolments', 'points'],
})
/** Takes one's own post away, or as staff anybody's. A mission that is done stays done. */
export const removeClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/delete`,
  access: 'member',
  reply: nothing,
  refuses: [...here],
  touches: ['class-posts', 'missions'],
})
export const pinClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/pin`,
  access: 'CLASS_ROOM_UPDATE',
  body: z.object({ isPinned: z.boolean() }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['class-posts'],
})
/** Hides a post with a reason, or shows it again without. What is hidden does not count for its mission. */
export const hideClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/hide`,
  access: 'CLASS_ROOM_UPDATE',
  body: z.object({ reason: z.string().trim().min(1).max(500).nullable() }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['class-posts', 'missions', 'classroom', 'enrolments', 'points'],
})
export const commentClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/comments`,
  access: 'member',
  body: z.object({ content: z.string().trim().min(1).max(2000) }),
  reply: z.object({ classCommentSeq: seq('class comment') }),
  refuses: [...here, 'TOO_MANY_REQUESTS'],
  touches: ['class-posts'],
})
/** One's own comment, or as staff anybody's. */
export const removeClassComment = endpoint({
  method: 'POST',
  path: `${ofOne}/comments/:classCommentSeq/delete`,
  access: 'member',
  reply: nothing,
  refuses: [...here],
  touches: ['class-posts'],
})

const mission = '/channels/:channelSeq/courses/:courseSeq/missions/:curriculumSeq'
/** What a post mission asks for, and the day each post of the caller counts for. */
export const getChallenge = endpoint({
  method: 'GET',
  path: `${mission}/challenge`,
  access: 'member',
  reply: ChallengeRules.extend({ days: z.iso.date().array() }),
  refuses: [...here, 'LESSON_LOCKED'],
  shows: 'missions',
})
/** The learners of a class, and on which days each wrote for a mission; those who wrote most come first. */
export const listChallengers = endpoint({
  method: 'GET',
  path: `${mission}/challengers`,
  access: 'CLASS_INFO_READ',
  query: Paged,
  reply: z.object({
    title: z.string(),
    needed: z.int(),
    maxChallengeCount: z.int(),
    list: z
      .object({
        attendSeq: seq('enrolment'),
        name: z.string(),
        count: z.int(),
        isDone: z.boolean(),
        days: z.object({ day: z.iso.date(), count: z.int() }).array(),
      })
      .array(),
    total: z.int(),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'missions',
})
