import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { RecordingRow } from './recordings.schemas.ts'
import { room, roomRefusals } from './schemas.ts'

/** Those of calls by the hosts of a lesson, during it or after it. */
const recordingRefusals = ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING', 'LESSON_LOCKED'] as const

/** Records the room from now on; where it is recorded already nothing changes. docs/rules.md R-1021. */
export const startRecording = endpoint({
  method: 'POST',
  path: `${room}/recordings`,
  access: 'member',
  action: 'live-rooms.startRecording',
  touches: ['live-rooms'],
  reply: nothing,
  refuses: [
    ...roomRefusals,
    'VIDEO_ROOM_OFF',
    'VIDEO_ROOM_STARTING',
    'RECORDING_OFF',
    'STORAGE_FULL',
    'VIDEO_QUOTA_FULL',
    'PLAN_STORAGE_FULL',
  ],
})
export const stopRecording = endpoint({
  method: 'POST',
  path: `${room}/recordings/stop`,
  access: 'member',
  action: 'live-rooms.stopRecording',
  touches: ['live-rooms'],
  reply: nothing,
  refuses: [...roomRefusals],
})

/** The recordings of a lesson, for its hosts; the latest first. */
export const listRecordings = endpoint({
  method: 'GET',
  path: `${room}/recordings`,
  access: 'member',
  reply: z.object({ list: RecordingRow.array() }),
  shows: 'live-rooms',
  refuses: [...recordingRefusals],
})
/** Makes a lesson of a recording again, where that failed. docs/rules.md R-1023. */
export const retryRecording = endpoint({
  method: 'POST',
  path: `${room}/recordings/:liveRecordingSeq/retry`,
  access: 'member',
  touches: ['live-rooms'],
  reply: nothing,
  refuses: [...recordingRefusals],
})
/** Shows the recorded lesson to learners, once it can be played. docs/rules.md R-1024. */
export const publishRecording = endpoint({
  method: 'POST',
  path: `${room}/recordings/:liveRecordingSeq/publish`,
  access: 'member',
  action: 'live-rooms.publishRecording',
  touches: ['live-rooms', 'lessons', 'curriculum', 'courses'],
  reply: nothing,
  refuses: [...recordingRefusals],
})
