import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { roles } from '../../http/permissions.ts'
import { nothing, seq } from '../../values/ids.ts'
import { classStaffTypes } from '../class-roles/class-roles.rules.ts'
import { agreements } from '../sign-in/schemas.ts'

/** The caller's role and permissions on this site. */
export const getChannelAuth = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/auth',
  access: 'signed-in',
  whileSuspended: 'as-always',
  reply: z.object({
    /** Keys such as SITE_CLASS_READ. Clients ignore unknown keys. */
    roles: z.string().array(),
    userTypeCd: z.enum(roles).nullable(),
    /** The site requires two-step verification of its staff and this user has none: until then the role grants nothing. */
    isSecondFactorNeeded: z.literal(true).optional(),
    /** Courses where the caller has a class role, with the permissions that hold there only. */
    classes: z.array(
      z.object({ courseSeq: seq('course'), userTypeCd: z.enum(classStaffTypes), roles: z.string().array() }),
    ),
  }),
  shows: 'members',
})
export const getChannelUser = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/channel-user',
  access: 'signed-in',
  whileSuspended: 'as-always',
  host: 'any',
  reply: z.object({ isChannelUser: z.boolean() }),
  shows: 'members',
})
/** Joins this site; also called from the platform's join page. */
export const joinChannel = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/members',
  access: 'signed-in',
  host: 'any',
  body: z.object({
    agreements: agreements.refine((given) => given.includes('terms') && given.includes('privacy')),
  }),
  reply: nothing,
  refuses: ['MEMBER_BLOCKED'],
  touches: ['members'],
})
