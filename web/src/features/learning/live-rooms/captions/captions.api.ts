import * as captionsApi from 'contract/learning/live-rooms/captions.api'
import { useCommand } from '../../../../platform/endpoint.ts'
import type { LessonRef } from '../live-rooms.api.ts'

/** Failures are shown by the caller. */
export const useSwitchCaptions = (lessonRef: LessonRef) => useCommand(captionsApi.switchCaptions, lessonRef)
export const useSendCaption = (lessonRef: LessonRef) => useCommand(captionsApi.sendCaption, lessonRef)
