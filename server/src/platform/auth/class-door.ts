import type { ClassPost } from 'contract/class-roles'
import type { Endpoint, Scope } from 'contract/grammar'
import { pathWords } from 'contract/path-words'
import type { UserSeq } from 'contract/values'
import { z } from 'zod'
import type { Context, PlatformContext } from '../context.ts'
import { classScopeOf, keysOfPosts } from './access.ts'
import { findClassPost, findPostsOfVideo } from './callers.queries.ts'

/**
 * The same context where a call asks for a key of one class and names it, or a film: its caller holds there what that
 * class gave them. A call that names neither is answered by what somebody may do on the site.
 */
export async function inItsClass<Ctx extends Context | PlatformContext>(
  ctx: Ctx,
  endpoint: Pick<Endpoint, 'scope' | 'access'>,
  params: unknown,
): Promise<Ctx> {
  const { user } = ctx
  const scope = classScopeOf(endpoint, user)
  if (!('channelSeq' in ctx) || !user || scope === null) return ctx
  const posts = await findPosts(ctx, scope, { userSeq: user.userSeq, params })
  if (posts.length === 0) return ctx
  const permissions = keysOfPosts(user, posts)
  // Whoever lacks the second factor that the site asks for holds nothing yet, here neither.
  if (user.unguarded) return { ...ctx, user: { ...user, unguarded: { ...user.unguarded, permissions } } }
  return { ...ctx, user: { ...user, post: posts[0] ?? null, permissions } }
}

const ofClass = z.object({ courseSeq: pathWords.courseSeq })
const ofFilm = z.object({ uploadVodSeq: pathWords.uploadVodSeq })
async function findPosts(
  { db }: Context,
  scope: Exclude<Scope, 'site'>,
  { userSeq, params }: { userSeq: UserSeq; params: unknown },
): Promise<ClassPost[]> {
  if (scope === 'film') return findPostsOfVideo(db, ofFilm.parse(params).uploadVodSeq, userSeq)
  const post = await findClassPost(db, ofClass.parse(params).courseSeq, userSeq)
  return post ? [post] : []
}
