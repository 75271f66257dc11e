import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { CourseCard } from '../../teaching/courses/schemas.ts'
import { instant, Paged, seq } from '../../values/ids.ts'
import { ClassLikes } from './schemas.ts'

/** Likes a class; once more changes nothing. */
export const likeCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/bookmark',
  access: 'member',
  reply: z.object({ likeAt: instant, likeCount: z.int() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  touches: ['likes'],
})
/** Takes that back, also of a class that is gone. */
export const unlikeCourse = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/bookmark/delete',
  access: 'member',
  reply: z.object({ likeCount: z.int() }),
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['likes'],
})
/** Which classes the caller likes, the newest first, and how many do with them. */
export const listBookmarks = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/me/bookmarks',
  access: 'member',
  reply: z.object({
    list: z.object({ courseSeq: seq('course'), likeAt: instant, likeCount: z.int() }).array(),
  }),
  shows: 'likes',
})
/** The same as cards, as far as everybody may see them. */
export const listMyLikes = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/me/likes',
  access: 'member',
  query: Paged,
  reply: z.object({ list: CourseCard.array(), total: z.int() }),
  shows: 'likes',
})

/** The classes of a site by how many like them. */
export const listClassLikes = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/class-likes',
  access: 'SITE_CLASSLIKE_READ',
  query: Paged,
  reply: z.object({ list: ClassLikes.array(), total: z.int() }),
  shows: 'likes',
})
/** Who likes one of them, the newest first. */
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
