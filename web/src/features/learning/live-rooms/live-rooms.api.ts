import { useEffect } from 'react'
import * as api from 'contract/learning/live-rooms/api'
import * as boardApi from 'contract/learning/live-rooms/board.api'
import * as groupsApi from 'contract/learning/live-rooms/groups.api'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'

export interface LessonRef {
  courseSeq: CourseSeq
  itemSeq: CurriculumSeq
}

/** What was left behind by a lesson that is over. */
export const useRoomRecord = (lessonRef: LessonRef) => useEndpoint(api.getRoomRecord, lessonRef)
export const useRecordedMessages = (lessonRef: LessonRef, only: 'QUESTIONS' | undefined) =>
  usePagedEndpoint(
    api.listRecordedMessages,
    { ...lessonRef, query: { only } },
    {
      next({ list, hasMore }) {
        const last = list.at(-1)
        return hasMore && last ? { after: last.liveMessageSeq } : null
      },
    },
  )

/** The whiteboard that a lesson left behind, read to its end. */
export function useRecordedBoard(lessonRef: LessonRef) {
  const { all, first, hasMore, isLoadingMore, isLoading, error, loadMore, retry } = usePagedEndpoint(
    boardApi.getRecordedBoard,
    { ...lessonRef, query: {} },
    { next: ({ hasMore: goesOn, version }) => (goesOn ? { after: version } : null) },
  )
  const goesOn = hasMore && !isLoadingMore && error === null
  useEffect(() => {
    if (goesOn) loadMore()
  })
  return {
    list: all.flatMap(({ list }) => list),
    mayDelete: first?.mayDelete ?? false,
    isLoading: isLoading || hasMore,
    error,
    retry,
  }
}
export const useDeleteRecordedBoard = (lessonRef: LessonRef) =>
  useCommand(boardApi.deleteRecordedBoard, lessonRef)

/** What hosts do in a room. Failures are shown by the caller. */
export function useModeration(lessonRef: LessonRef) {
  const admit = useCommand(api.admitToRoom, lessonRef)
  const decline = useCommand(api.declineEntry, lessonRef)
  const remove = useCommand(api.removeFromRoom, lessonRef)
  const readmit = useCommand(api.readmitToRoom, lessonRef)
  const lock = useCommand(api.lockRoom, lessonRef)
  const mute = useCommand(api.muteInRoom, lessonRef)
  const promptUnmute = useCommand(api.requestUnmute, lessonRef)
  const stopShare = useCommand(api.stopShare, lessonRef)
  const lowerHands = useCommand(api.lowerHands, lessonRef)
  return { admit, decline, remove, readmit, lock, mute, promptUnmute, stopShare, lowerHands }
}
export type Moderation = ReturnType<typeof useModeration>

export const useOpenGroups = (lessonRef: LessonRef) => useCommand(groupsApi.openGroups, lessonRef)
/** What people do while groups are open. Failures are shown by the caller. */
export function useGroupCalls(lessonRef: LessonRef) {
  const close = useCommand(groupsApi.closeGroups, lessonRef)
  const move = useCommand(groupsApi.moveToGroup, lessonRef)
  const visit = useCommand(groupsApi.visitGroup, lessonRef)
  const help = useCommand(groupsApi.requestHelp, lessonRef)
  return { close, move, visit, help }
}

export const useOpenPoll = (lessonRef: LessonRef) => useCommand(api.openPoll, lessonRef)
export const useClosePoll = (lessonRef: LessonRef) => useCommand(api.closePoll, lessonRef)
export const useVotePoll = (lessonRef: LessonRef) => useCommand(api.votePoll, lessonRef)

export const useRaiseHand = (lessonRef: LessonRef) => useCommand(api.raiseHand, lessonRef)
export const useSetTimer = (lessonRef: LessonRef) => useCommand(api.setRoomTimer, lessonRef)
export const useReact = (lessonRef: LessonRef) => useCommand(api.sendReaction, lessonRef)
export const useSendMessage = (lessonRef: LessonRef) => useCommand(api.sendRoomMessage, lessonRef)
export const useRemoveMessage = (lessonRef: LessonRef) => useCommand(api.removeRoomMessage, lessonRef)
