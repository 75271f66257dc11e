import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { CourseCard } from '../../teaching/courses/schemas.ts'
import { instant, Paged, seq } from '../../values/ids.ts'
import { ClassLikes } from './schemas.ts'

/** Likes a course; repeating it changes nothing. */
export const likeCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/bookmark',
  access: 'member',
  reply: z.object({ likeAt: instant, likeCount: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  touches: ['likes'],
})
/** Removes the like, also from a deleted course. */
export const unlikeCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/bookmark/delete',
  access: 'member',
  reply: z.object({ likeCount: z.int() }),
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['likes'],
})
/** The courses the caller likes, newest first, each with its number of likes. */
export const listBookmarks = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/me/bookmarks',
  access: 'member',
  reply: z.object({
    list: z.object({ courseSeq: seq('course'), likeAt: instant, likeCount: z.int() }).array(),
  }),
  shows: 'likes',
})
/** The same courses as cards, without those that are not public. */
export const listMyLikes = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/me/likes',
  access: 'member',
  query: Paged,
  reply: z.object({ list: CourseCard.array(), total: z.int() }),
  shows: 'likes',
})

/** The courses of a site by their number of likes. */
export const listClassLikes = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/class-likes',
  access: 'SITE_CLASSLIKE_READ',
  query: Paged,
  reply: z.object({ list: ClassLikes.array(), total: z.int() }),
  shows: 'likes',
})
/** The members who like a course, newest first. */
export const listLikers = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/class-likes/:courseSeq',
  access: 'SITE_CLASSLIKE_READ',
  query: Paged,
  reply: z.object({
    list: z.object({ userSeq: seq('user'), name: z.string(), likeAt: instant }).array(),
    total: z.int(),
  }),
  shows: 'likes',
})
