import type { ClassRole } from 'contract/people/class-roles/class-roles.rules'
import type { Scope } from 'contract/http/endpoint'
import type { MemberContext } from '../context.ts'

/**
 * The roles that classes gave the caller: in the class or the classes of the video that `params` name, or in any class.
 * Registered by the feature that keeps them.
 */
export type FindClassRoles = (
  ctx: MemberContext,
  scope: Exclude<Scope, 'site'>,
  params: unknown,
) => Promise<readonly ClassRole[]>
