import type { ClassRole } from 'contract/people/class-roles/class-roles.rules'
import type { Scope } from 'contract/http/endpoint'
import type { MemberContext } from '../context.ts'

/**
 * The caller's class roles: in the course or the video's courses that `params` name, or in any course. Registered by the feature
 * that stores them.
 */
export type FindClassRoles = (
  ctx: MemberContext,
  scope: Exclude<Scope, 'site'>,
  params: unknown,
) => Promise<readonly ClassRole[]>
