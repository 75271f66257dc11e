import type { Endpoint } from 'contract/http/endpoint'
import type { Context, PlatformContext } from '../context.ts'
import { classScopeOf, keysInAnyClass, keysOfPosts } from './access.ts'
import type { FindClassRoles } from './class-roles.ts'

interface Call {
  endpoint: Pick<Endpoint, 'scope' | 'access'>
  params: unknown
  /** Null where no feature keeps roles of classes. */
  findClassRoles: FindClassRoles | null
}
/**
 * The same context where a call asks for a key of one class and names it, or a film: its caller holds there what that
 * class gave them. A call that names neither is answered by what somebody may do on the site, or in any class where it
 * says so.
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
  // A user without the second factor that the site requires holds no permission yet, here neither.
  if (user.pendingMfa) return { ...ctx, user: { ...user, pendingMfa: { ...user.pendingMfa, permissions } } }
  return { ...ctx, user: { ...user, post: roles[0] ?? null, permissions } }
}
