import * as api from 'contract/learning/live-rooms/recordings.api'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'
import type { LessonRef } from '../live-rooms.api.ts'

/** A video is prepared meanwhile. */
const REFETCH_MS = 10_000
export const useRecordings = (lessonRef: LessonRef) =>
  useEndpoint(api.listRecordings, lessonRef, { every: REFETCH_MS })
export const useStartRecording = (lessonRef: LessonRef) => useCommand(api.startRecording, lessonRef)
export const useStopRecording = (lessonRef: LessonRef) => useCommand(api.stopRecording, lessonRef)
export const useRetryRecording = (lessonRef: LessonRef) => useCommand(api.retryRecording, lessonRef)
export const usePublishRecording = (lessonRef: LessonRef) => useCommand(api.publishRecording, lessonRef)
