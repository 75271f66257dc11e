import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq, seqInUrl } from '../../values/ids.ts'
import { RoomPerson } from './groups.schemas.ts'
import { insideRefusals, room, roomRefusals, tab } from './schemas.ts'

/** Says that the caller still watches. Who says nothing for a minute has left. docs/rules.md R-1298. */
export const reportWatching = endpoint({
  method: 'POST',
  path: `${room}/audience`,
  access: 'member',
  body: z.object({ tab }),
  reply: nothing,
  refuses: [...insideRefusals, 'VIDEO_ROOM_OTHER_DEVICE'],
})
/** The caller watches no longer. */
export const stopWatching = endpoint({
  method: 'POST',
  path: `${room}/audience/leave`,
  access: 'member',
  body: z.object({ tab }),
  reply: nothing,
  refuses: roomRefusals,
})
/** Those who watch now, for hosts. */
export const listAudience = endpoint({
  method: 'GET',
  path: `${room}/audience`,
  access: 'member',
  query: z.object({ after: seqInUrl('user').optional() }),
  reply: z.object({ list: RoomPerson.array(), hasMore: z.boolean() }),
  refuses: roomRefusals,
})

const person = z.object({ userSeq: seq('user') })
/** Invites a learner of the audience onto the stage. docs/rules.md R-1297. */
export const inviteToStage = endpoint({
  method: 'POST',
  path: `${room}/stage/invite`,
  access: 'member',
  body: person,
  reply: nothing,
  refuses: [...roomRefusals, 'LIVE_STAGE_FULL'],
})
/** The caller comes onto the stage, or does not. */
export const answerInvitation = endpoint({
  method: 'POST',
  path: `${room}/stage/answer`,
  access: 'member',
  body: z.object({ isAccepted: z.boolean() }),
  reply: nothing,
  refuses: [...insideRefusals, 'TOO_MANY_REQUESTS'],
})
/** Back to the audience: the caller, or whom a host names; an invitation is withdrawn. */
export const leaveStage = endpoint({
  method: 'POST',
  path: `${room}/stage/leave`,
  access: 'member',
  body: person,
  reply: nothing,
  refuses: insideRefusals,
})
