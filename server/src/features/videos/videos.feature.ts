import { feature } from '../../platform/feature.ts'
import { captionRoutes } from './captions.routes.ts'
import { clearVideos } from './clearing.ts'
import { mountFilmPage } from './film-page.http.ts'
import { mountUploads } from './uploads.ts'
import { sharpenVideo } from './sharpen.jobs.ts'
import { tidyVideos } from './tidy.ts'
import { prepareVideo } from './videos.jobs.ts'
import { videoRoutes } from './videos.routes.ts'

export const videos = feature({
  routes: [...videoRoutes, ...captionRoutes],
  tasks: [prepareVideo, sharpenVideo],
  timers: [tidyVideos, clearVideos],
  mount(http, openings) {
    mountFilmPage(http)
    mountUploads(http, openings)
  },
})
