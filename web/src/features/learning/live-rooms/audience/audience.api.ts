import * as api from 'contract/learning/live-rooms/audience.api'
import { useCommand, usePagedEndpoint } from '../../../../platform/endpoint.ts'
import type { LessonRef } from '../live-rooms.api.ts'

export const useAudience = (lessonRef: LessonRef) =>
  usePagedEndpoint(
    api.listAudience,
    { ...lessonRef, query: {} },
    {
      next({ list, hasMore }) {
        const last = list.at(-1)
        return hasMore && last ? { after: last.userSeq } : null
      },
    },
  )

/** Who comes onto the stage, and leaves it. Failures are shown by the caller. */
export function useStageCalls(lessonRef: LessonRef) {
  const invite = useCommand(api.inviteToStage, lessonRef)
  const answer = useCommand(api.answerInvitation, lessonRef)
  const leave = useCommand(api.leaveStage, lessonRef)
  return { invite, answer, leave }
}
