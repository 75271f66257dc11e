import { refusals } from 'contract/learning/playback/refusals'
import { notificationTexts } from 'contract/learning/playback/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { mountMedia } from './media.http.ts'
import { forgetPlays } from './playback.jobs.ts'
import { playbackRoutes } from './playback.routes.ts'
import { notifyViewingTime } from './viewing-time.notify.ts'

/** Playing videos: progress, limits, media files. */
export const playback = feature({
  refusals,
  routes: playbackRoutes,
  notificationTexts,
  listeners: [notifyViewingTime],
  timers: [forgetPlays],
  mount: mountMedia,
  userColumns: { play_sessions: ['user_seq'] },
})
