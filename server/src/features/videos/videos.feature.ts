import { feature } from '../../platform/feature.ts'
import { captionRoutes } from './captions.routes.ts'
import { mountUploads } from './uploads.ts'
import { tidyVideos } from './tidy.ts'
import { prepareVideo } from './videos.jobs.ts'
import { videoRoutes } from './videos.routes.ts'

export const videos = feature({
  routes: [...videoRoutes, ...captionRoutes],
  tasks: [prepareVideo],
  timers: [tidyVideos],
  mount: mountUploads,
})
