import * as boardApi from 'contract/learning/live-rooms/board.api'
import { useCommand } from '../../../../platform/endpoint.ts'
import type { LessonRef } from '../live-rooms.api.ts'

/** Failures are shown by the caller. */
export const useShowBoard = (lessonRef: LessonRef) => useCommand(boardApi.showBoard, lessonRef)
/** What hosts do with the board beside drawing. Failures are shown by the caller. */
export function useBoardCalls(lessonRef: LessonRef) {
  const turn = useCommand(boardApi.turnBoardPage, lessonRef)
  const clear = useCommand(boardApi.clearBoardPage, lessonRef)
  const allow = useCommand(boardApi.allowDrawing, lessonRef)
  return { turn, clear, allow }
}
