import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { liveAudienceMessages } from '../audience/audience.messages.ts'
import { liveRoomMessages } from './room.messages.ts'

interface HintInput {
  state: RoomState
  maySend: boolean
  savesData: boolean
}
/** What stands beside the controls. */
export function useHint({ state: { isHost, audience }, maySend, savesData }: HintInput) {
  const t = useMessages(liveRoomMessages)
  const tAudience = useMessages(liveAudienceMessages)
  if (audience && !audience.isOnStage) return tAudience('hint')
  return t(savesData ? 'savesDataOn' : isHost ? 'hostHint' : maySend ? 'hint' : 'listenOnly')
}
