import { filmKinds } from 'contract/system/files/schemas'
import type { MemberContext } from '../../platform/context.ts'
import { feature } from '../../platform/feature.ts'
import { captionRoutes } from './captions.routes.ts'
import { clearVideos } from './clearing.ts'
import { mountFilmPage } from './film-page.http.ts'
import { mountUploads } from './uploads.ts'
import { sharpenVideo } from './sharpen.jobs.ts'
import { tidyVideos } from './tidy.ts'
import { prepareVideo } from './videos.jobs.ts'
import { openUpload } from './videos.public.ts'
import { videoRoutes } from './videos.routes.ts'

const sent = {
  permissions: ['CLASS_INFO_UPDATE'] as const,
  open: (ctx: MemberContext, file: Parameters<typeof openUpload>[2]) =>
    ctx.transaction((tx) => openUpload(ctx, tx, file)),
}

export const videos = feature({
  routes: [...videoRoutes, ...captionRoutes],
  tasks: [prepareVideo, sharpenVideo],
  timers: [tidyVideos, clearVideos],
  uploadKinds: filmKinds.map((kind) => ({ kind, ...sent })),
  mount(http, openings) {
    mountFilmPage(http)
    mountUploads(http, openings)
  },
  userColumns: { videos: ['uploaded_by_user_seq'] },
})
