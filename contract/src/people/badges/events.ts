import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { badgeKinds } from './badges.rules.ts'

/** A member earned a badge, or staff gave it to them. */
export const badgeAdded = event('badge.added', z.object({ userSeq: seq('user'), kind: z.enum(badgeKinds) }))
