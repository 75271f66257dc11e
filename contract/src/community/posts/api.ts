import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { scopes } from '../../teaching/curriculum/challenges.rules.ts'
import { ChallengeRules } from '../../teaching/curriculum/challenges.schemas.ts'
import { nothing, Paged, seq, seqInUrl } from '../../values/ids.ts'
import { SentPicture } from '../../values/sent-images.ts'
import { ClassRole, here, hiding, mission, ofOne, OpenPost, path } from './schemas.ts'
import { MAX_POST_PICTURES, POSTS_AT_ONCE } from './posts.rules.ts'

/** Posts of the learners and staff of a course, newest first; pinned posts lead the first page. */
export const listClassPosts = endpoint({
  method: 'GET',
  path,
  access: 'member',
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(50).default(POSTS_AT_ONCE),
    /** The oldest post already shown. */
    minSeq: seqInUrl('class post').optional(),
    /** Only posts for this mission. */
    curriculumSeq: seqInUrl('curriculum').optional(),
  }),
  reply: z.object({
    pinned: ClassRole.array(),
    posts: ClassRole.array(),
    isStaff: z.boolean(),
    /** Whether visitors can read the posts that are open to them. */
    isOpenClass: z.boolean(),
  }),
  refuses: [...here],
  shows: 'posts',
})
/** Posts of a course that visitors may read, without their comments; pinned posts lead the first page. */
export const listOpenPosts = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/open-posts',
  access: 'public',
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(20).default(6),
    minSeq: seqInUrl('class post').optional(),
  }),
  reply: z.object({ pinned: OpenPost.array(), posts: OpenPost.array() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'posts',
})
/** Writes a post with text, pictures or both. A post for a mission counts for the day whose window is open. */
export const writeClassPost = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: z
    .object({
      content: z.string().trim().max(5000),
      pictures: SentPicture.array().max(MAX_POST_PICTURES).default([]),
      /** Defaults to the scope that the mission sets, otherwise PUBLIC. docs/rules.md R-536. */
      scope: z.enum(scopes).optional(),
      /** Whether visitors may read it; requires a course that shows posts to visitors. */
      isOpen: z.boolean().default(false),
      curriculumSeq: seq('curriculum').nullable().default(null),
    })
    .refine(({ content, pictures }) => content !== '' || pictures.length > 0),
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
  touches: ['posts', 'assignments', 'lessons', 'enrolments', 'points'],
})
/** Removes the caller's own post; staff may remove any. A completed mission stays completed. */
export const removeClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/delete`,
  access: 'member',
  reply: nothing,
  refuses: [...here],
  touches: ['posts', 'assignments'],
})
export const pinClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/pin`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'posts.pinClassPost',
  body: z.object({ isPinned: z.boolean() }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['posts'],
})

/** Hides a post when a reason is given, shows it again without one. A hidden post does not count for its mission. */
export const hideClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/hide`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'posts.hideClassPost',
  body: hiding,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['pending-work', 'posts', 'assignments', 'lessons', 'enrolments', 'points'],
})
export const commentClassPost = endpoint({
  method: 'POST',
  path: `${ofOne}/comments`,
  access: 'member',
  body: z.object({ content: z.string().trim().min(1).max(2000) }),
  reply: z.object({ classCommentSeq: seq('class comment') }),
  refuses: [...here, 'TOO_MANY_REQUESTS'],
  touches: ['posts'],
})
/** Removes the caller's own comment; staff may remove any. */
export const removeClassComment = endpoint({
  method: 'POST',
  path: `${ofOne}/comments/:classCommentSeq/delete`,
  access: 'member',
  reply: nothing,
  refuses: [...here],
  touches: ['posts'],
})
/** Hides or shows a comment, as with posts: its writer and staff still see it. */
export const hideClassComment = endpoint({
  method: 'POST',
  path: `${ofOne}/comments/:classCommentSeq/hide`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'posts.hideClassComment',
  body: hiding,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['posts'],
})

/** The rules of a post mission, and the day each of the caller's posts counts for. */
export const getChallenge = endpoint({
  method: 'GET',
  path: `${mission}/challenge`,
  access: 'member',
  reply: ChallengeRules.extend({ days: z.iso.date().array() }),
  refuses: [...here, 'LESSON_LOCKED'],
  shows: 'assignments',
})
/** The learners of a course with the days on which each posted for a mission; most posts first. */
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
  shows: 'assignments',
})
