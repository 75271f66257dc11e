import { refusals } from 'contract/teaching/videos/refusals'
import { videoFileKinds } from 'contract/system/files/schemas'
import type { MemberContext } from '../../../platform/context.ts'
import { feature } from '../../../platform/feature.ts'
import { captionRoutes } from './captions.routes.ts'
import { clearVideos } from './purge-videos.jobs.ts'
import { mountVideoPage } from './video-page.http.ts'
import { mountUploads } from './uploads.http.ts'
import { addHighRendition } from './high-rendition.jobs.ts'
import { cleanupVideos } from './cleanup.jobs.ts'
import { prepareVideo } from './videos.jobs.ts'
import { openUpload } from './videos.public.ts'
import { videoRoutes } from './videos.routes.ts'

const sent = {
  permissions: ['CLASS_INFO_UPDATE'] as const,
  open: (ctx: MemberContext, file: Parameters<typeof openUpload>[2]) =>
    ctx.transaction((tx) => openUpload(ctx, tx, file)),
}

/** Videos: upload, preparation, renditions, captions. */
export const videos = feature({
  refusals,
  routes: [...videoRoutes, ...captionRoutes],
  tasks: [prepareVideo, addHighRendition],
  timers: [cleanupVideos, clearVideos],
  uploadKinds: videoFileKinds.map((kind) => ({ kind, ...sent })),
  mount(http, openings) {
    mountVideoPage(http)
    mountUploads(http, openings)
  },
  userColumns: { videos: ['uploaded_by_user_seq'] },
})
