import { isClassKey, keysInClass, reachesEveryClass, type ClassPost } from 'contract/class-roles'
import type { Endpoint } from 'contract/grammar'
import { pathWords } from 'contract/path-words'
import { z } from 'zod'
import type { Context, PlatformContext, User } from '../context.ts'
import { findClassPost, findPostsOfVideo } from './callers.queries.ts'

/**
 * The same context where a call asks for a key of one class and names it, or a film: its caller holds there what that
 * class gave them. A call that names neither is answered by what somebody may do on the site.
 */
export async function inItsClass<Ctx extends Context | PlatformContext>(
  ctx: Ctx,
  { path, access }: Pick<Endpoint, 'path' | 'access'>,
  params: unknown,
): Promise<Ctx> {
  const { user } = ctx
  if (!('channelSeq' in ctx) || !user?.isMember || !isClassKey(access)) return ctx
  const { role, permissions: keys } = user.unguarded ?? user
  if (reachesEveryClass({ role, keys })) return ctx
  const posts = await findPosts(ctx, { ...user, role }, { path, params })
  // Only a film may belong to several classes: what one of them allows, is.
  const held = posts.map((post) => keysInClass({ role, keys, post }))
  if (held.length === 0) return ctx
  const permissions = new Set(held.flatMap((some) => [...some]))
  // Whoever lacks the second factor that the site asks for holds nothing yet, here neither.
  if (user.unguarded) return { ...ctx, user: { ...user, unguarded: { role, permissions } } }
  return { ...ctx, user: { ...user, post: posts[0] ?? null, permissions } }
}

const ofClass = z.object({ courseSeq: pathWords.courseSeq })
const ofFilm = z.object({ uploadVodSeq: pathWords.uploadVodSeq })
async function findPosts(
  { db }: Context,
  { userSeq, role }: User,
  { path, params }: { path: string; params: unknown },
): Promise<ClassPost[]> {
  if (path.includes('/courses/:courseSeq')) {
    const post = await findClassPost(db, ofClass.parse(params).courseSeq, userSeq)
    return post ? [post] : []
  }
  const isFilm = path.includes('/videos/:uploadVodSeq') && role === null
  return isFilm ? findPostsOfVideo(db, ofFilm.parse(params).uploadVodSeq, userSeq) : []
}
