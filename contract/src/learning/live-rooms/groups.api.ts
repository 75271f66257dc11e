import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { MAX_GROUP_MINUTES, MAX_GROUP_PEOPLE, MAX_GROUPS } from './groups.rules.ts'
import { insideRefusals, room, roomRefusals } from './schemas.ts'

/** Divides learners into groups, one list for each; they are moved after some seconds. docs/rules.md R-991. */
export const openGroups = endpoint({
  method: 'POST',
  path: `${room}/groups`,
  access: 'member',
  body: z.object({
    groups: seq('user').array().max(MAX_GROUP_PEOPLE).array().min(1).max(MAX_GROUPS),
    /** After which everybody returns; null until a host decides. */
    minutes: z.int().min(1).max(MAX_GROUP_MINUTES).nullable(),
  }),
  reply: nothing,
  refuses: [...roomRefusals, 'LIVE_GROUPS_OPEN'],
})

/** Brings everybody back after a countdown. docs/rules.md R-991. */
export const closeGroups = endpoint({
  method: 'POST',
  path: `${room}/groups/close`,
  access: 'member',
  reply: nothing,
  refuses: [...roomRefusals],
})

const whichGroup = { liveGroupSeq: seq('live group').nullable() }
/** Moves a learner into a group, or without a number back to the room. docs/rules.md R-991. */
export const moveToGroup = endpoint({
  method: 'POST',
  path: `${room}/groups/move`,
  access: 'member',
  body: z.object({ userSeq: seq('user'), ...whichGroup }),
  reply: nothing,
  refuses: [...roomRefusals, 'LIVE_GROUPS_CLOSED'],
})

/** Takes the calling host into a group at once, or without a number back to the room. docs/rules.md R-993. */
export const visitGroup = endpoint({
  method: 'POST',
  path: `${room}/groups/visit`,
  access: 'member',
  body: z.object(whichGroup),
  reply: nothing,
  refuses: [...roomRefusals, 'LIVE_GROUPS_CLOSED'],
})

/** Calls a host into the caller's own group, or does so no longer; a host names the group. docs/rules.md R-993. */
export const requestHelp = endpoint({
  method: 'POST',
  path: `${room}/groups/help`,
  access: 'member',
  body: z.object({ isRequested: z.boolean(), ...whichGroup }),
  reply: nothing,
  refuses: [...insideRefusals, 'LIVE_GROUPS_CLOSED', 'TOO_MANY_REQUESTS'],
})
