import { randomUUID } from 'node:crypto'
import type { MemberContext } from '../../../platform/context.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import { checkRoomName } from '../../../platform/live-media/live-media.ts'
import type { LessonRef } from '../live/live.public.ts'
import { checkMedia } from './media.service.ts'
import { openVideoRoom } from './room-access.service.ts'

/** Ten in a row, then one every ten seconds: each opens a connection of the media process. */
const PACE = { most: 10, everySeconds: 10 }

/** A token for a room that nobody else enters, and that counts nowhere. docs/rules.md R-958. */
export async function checkNetwork(ctx: MemberContext, lessonRef: LessonRef) {
  await openVideoRoom(ctx, lessonRef)
  checkMedia(ctx)
  await keepMemberPace(ctx, 'live-network', PACE)
  const { liveMedia } = ctx.ports
  const name = randomUUID()
  const grant = { room: checkRoomName(ctx.channelSeq, name), identity: name, name: '', sources: [] }
  const { token, url, iceServers } = liveMedia.issueToken(grant, ctx.incoming.origin)
  return { signature: token, url, iceServers, engine: liveMedia.kind, port: liveMedia.status().port }
}
