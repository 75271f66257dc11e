import { feature } from '../../platform/feature.ts'
import { mountUploads } from './uploads.ts'
import { prepareVideo, tidyVideos } from './videos.jobs.ts'
import { videoRoutes } from './videos.routes.ts'

export const videos = feature({
  routes: videoRoutes,
  tasks: [prepareVideo],
  timers: [tidyVideos],
  mount: mountUploads,
})
