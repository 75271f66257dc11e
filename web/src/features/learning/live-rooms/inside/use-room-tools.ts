import type { RoomState } from 'contract/learning/live-rooms/schemas'
import type { DeviceChoices } from '../check/device-choices.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import type { Participant } from './participant.ts'
import { useRoomCaptions } from './use-room-captions.tsx'
import { useWhiteboard } from './use-whiteboard.tsx'

interface ToolsInput {
  lessonRef: LessonRef
  state: RoomState
  ahead: number
  refresh: () => void
  choices: DeviceChoices
  onChoose: (choices: DeviceChoices) => void
}
export type RoomTools = ReturnType<typeof useRoomTools>

/** What stands beside picture and sound: the whiteboard and the captions. */
export function useRoomTools(
  { lessonRef, state, ahead, refresh, choices, onChoose }: ToolsInput,
  { participants, maySpeak }: { participants: readonly Participant[]; maySpeak: boolean },
) {
  const isMicrophoneOn = participants.some((one) => one.isLocal && one.isMicrophoneOn)
  const peopleCount = participants.length
  const board = useWhiteboard({ lessonRef, state, participants, refresh })
  const own = { maySpeak, isMicrophoneOn, peopleCount }
  const captions = useRoomCaptions({ lessonRef, state, ahead, refresh, choices, onChoose, ...own })
  return { board, captions }
}
