import type { Endpoint } from 'contract/http/endpoint'
import type { Context, PlatformContext } from '../context.ts'
import { classScopeOf, keysInAnyClass, keysOfPosts } from './access.ts'
import type { FindClassRoles } from './class-roles.ts'

interface Call {
  endpoint: Pick<Endpoint, 'scope' | 'access'>
  params: unknown
  /** Null where no feature provides class roles. */
  findClassRoles: FindClassRoles | null
}
/**
 * The same context with the caller's permissions in the course, or the video's courses, that the call names. A call that names
 * neither uses those held on the site, or in any course where the endpoint says so.
 */
export async function inItsClass<Ctx extends Context | PlatformContext>(
  ctx: Ctx,
  { endpoint, params, findClassRoles }: Call,
): Promise<Ctx> {
  const { user } = ctx
  const scope = classScopeOf(endpoint, user)
  if (!('channelSeq' in ctx) || !user || scope === null || !findClassRoles) return ctx
  const roles = await findClassRoles({ ...ctx, user }, scope, params)
  if (roles.length === 0) return ctx
  if (scope === 'any-class') return { ...ctx, user: { ...user, permissions: keysInAnyClass(user, roles) } }
  const permissions = keysOfPosts(user, roles)
  // Without the required second factor a user holds no permission yet, in courses neither.
  if (user.pendingMfa) return { ...ctx, user: { ...user, pendingMfa: { ...user.pendingMfa, permissions } } }
  return { ...ctx, user: { ...user, post: roles[0] ?? null, permissions } }
}
