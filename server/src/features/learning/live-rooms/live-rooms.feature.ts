import { notificationTexts } from 'contract/learning/live-rooms/notifications.messages'
import { refusals } from 'contract/learning/live-rooms/refusals'
import { feature } from '../../../platform/feature.ts'
import {
  closePresences,
  forgetCaptions,
  forgetRemovedElements,
  forgetRoomMessages,
} from './live-rooms.jobs.ts'
import { settleAudience } from './audience.jobs.ts'
import { mountBroadcasts } from './broadcast.http.ts'
import { liveRoomRoutes } from './live-rooms.routes.ts'
import { settleGroups } from './groups.jobs.ts'
import { joinRecording } from './join-recording.jobs.ts'
import { mergeRoomPeople } from './merge-accounts.queries.ts'
import { mountPresences } from './presences.jobs.ts'
import { clearRecordings, keepRecordings, mountRecordings, recordingReady } from './recordings.jobs.ts'

/** The video room in which live lessons are held: entering, waiting, hands, messages, groups, the stage and its audience, the whiteboard, captions, who was inside, recordings. */
export const liveRooms = feature({
  refusals,
  notificationTexts,
  routes: liveRoomRoutes,
  listeners: [forgetRoomMessages, recordingReady],
  tasks: [joinRecording, settleGroups, settleAudience],
  timers: [closePresences, forgetRemovedElements, forgetCaptions, keepRecordings, clearRecordings],
  mount(http, openings) {
    mountPresences(http, openings)
    mountRecordings(http, openings)
    mountBroadcasts(http, openings)
  },
  mergeAccounts: { onSite: mergeRoomPeople },
  uploadKinds: [
    { kind: 'live_picture', permissions: 'member' },
    { kind: 'live_document', permissions: 'member' },
  ],
  fileColumns: { live_room_messages: ['file_seq'] },
  userColumns: {
    live_room_people: ['user_seq', 'decided_by_user_seq'],
    live_room_presences: ['user_seq'],
    live_room_messages: ['user_seq'],
    live_recordings: ['started_by_user_seq', 'ended_by_user_seq'],
    live_divisions: ['opened_by_user_seq'],
    live_group_people: ['user_seq'],
    live_board_elements: ['user_seq'],
    live_captions: ['user_seq'],
    live_recorded_captions: ['user_seq'],
    live_polls: ['created_by_user_seq'],
    live_poll_votes: ['user_seq'],
  },
})
