import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

export const memberJoined = event('member.joined', z.object({ userSeq: seq('user') }))
/** A member is on the staff of the site from now on, in another role, or no longer. */
export const roleChanged = event('member.roleChanged', z.object({ userSeq: seq('user') }))
