import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { recordingEnds, recordingFailures, recordingOffs, recordingStates } from './recordings.rules.ts'

/** What everybody in front of the room and inside knows of its recording. docs/rules.md R-1022. */
export const RoomRecording = {
  /** What is recorded now. */
  recording: z.object({ startedAt: instant }).nullable(),
  /** For hosts: why nothing can be recorded here. */
  recordingOff: z.enum(recordingOffs).nullable(),
  /** For hosts: why the last recording of the lesson ended, where it ended by itself. */
  recordingEnd: z.enum(recordingEnds).nullable(),
}

/** A recording, as the staff of its class see it. */
export const RecordingRow = z.object({
  liveRecordingSeq: seq('live recording'),
  state: z.enum(recordingStates),
  startedAt: instant,
  startedByName: z.string(),
  endedAt: instant.nullable(),
  endReason: z.enum(recordingEnds).nullable(),
  failedReason: z.enum(recordingFailures).nullable(),
  /** Until when it can be tried again. */
  keptUntil: instant.nullable(),
  bytes: z.int(),
  /** Of its video, in percent. */
  progress: z.int(),
  /** The lesson that it became; null before, and once that is deleted. */
  lesson: z
    .object({ curriculumSeq: seq('curriculum'), title: z.string(), isPublished: z.boolean() })
    .nullable(),
})
export type RecordingRow = z.input<typeof RecordingRow>
