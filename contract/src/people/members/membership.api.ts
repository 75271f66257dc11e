import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { roles } from '../../http/permissions.ts'
import { nothing, seq } from '../../values/ids.ts'
import { classStaffTypes } from '../class-roles/class-roles.rules.ts'
import { agreements } from '../sign-in/schemas.ts'

/** What the caller is on this site. */
export const getChannelAuth = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/auth',
  access: 'signed-in',
  reply: z.object({
    /** Keys such as SITE_CLASS_READ. Who reads them passes over those they do not know. */
    roles: z.string().array(),
    userTypeCd: z.enum(roles).nullable(),
    /** The site asks its staff for a second factor and this one has none: until then none of the roles opens anything. */
    isSecondFactorNeeded: z.literal(true).optional(),
    /** The classes the caller was named in, with the keys that hold there alone. */
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
  host: 'any',
  reply: z.object({ isChannelUser: z.boolean() }),
  shows: 'members',
})
/** Joins this site, also from the platform's own page for that. */
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
