import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'

/** VIDEO_ROOM_OFF or VIDEO_ROOM_STARTING where nobody can meet now. */
export function checkMedia({ ports }: MemberContext) {
  const reason = ports.liveMedia.unavailable()
  if (reason !== null) throw refuse(reason === 'STARTING' ? 'VIDEO_ROOM_STARTING' : 'VIDEO_ROOM_OFF')
}
