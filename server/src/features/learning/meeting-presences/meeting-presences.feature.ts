import { feature } from '../../../platform/feature.ts'
import { mountZoomEvents } from './zoom-events.http.ts'

/** Who was in the meeting of a live lesson, as Zoom reports it. */
export const meetingPresences = feature({
  mount: mountZoomEvents,
  userColumns: { meeting_presences: ['user_seq'] },
})
