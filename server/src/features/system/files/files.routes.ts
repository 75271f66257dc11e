import * as api from 'contract/system/files/api'
import { MAX_IMAGE_BYTES } from 'contract/system/files/files.rules'
import { implement } from '../../../platform/http/implement.ts'
import type { UploadKinds } from '../../../platform/files/upload-kinds.ts'
import { largestVideo } from '../plans/plans.public.ts'
import { openVideoUpload, openWay } from './files.service.ts'

export const fileRoutes = (kinds: UploadKinds) => [
  implement(api.getUploadUrl, ({ ctx, query }) => openWay(ctx, query, kinds)),
  implement(api.registerVod, ({ ctx, body }) => openVideoUpload(ctx, body, kinds)),
  implement(api.getUploadLimits, async ({ ctx }) => ({
    maxVideoUploadBytes: await largestVideo(ctx),
    maxImageUploadBytes: MAX_IMAGE_BYTES,
    transcoder: ctx.ports.transcoder !== null,
  })),
]
