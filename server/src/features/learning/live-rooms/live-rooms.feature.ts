import { refusals } from 'contract/learning/live-rooms/refusals'
import { feature } from '../../../platform/feature.ts'
import { closePresences, forgetRoomMessages } from './live-rooms.jobs.ts'
import { liveRoomRoutes } from './live-rooms.routes.ts'
import { mergeRoomPeople } from './merge-accounts.queries.ts'
import { mountPresences } from './presences.jobs.ts'

/** The video room in which live lessons are held: entering, waiting, hands, messages, who was inside. */
export const liveRooms = feature({
  refusals,
  routes: liveRoomRoutes,
  listeners: [forgetRoomMessages],
  timers: [closePresences],
  mount: mountPresences,
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
    live_polls: ['created_by_user_seq'],
    live_poll_votes: ['user_seq'],
  },
})
