import * as promised from 'contract/system/files/api'
import * as promisedFilesSchemas from 'contract/system/files/schemas'
import { implement } from '../../../platform/http/implement.ts'
import type { UploadKinds } from '../../../platform/files/upload-kinds.ts'
import { openFilmWay, openWay } from './files.service.ts'

export const fileRoutes = (kinds: UploadKinds) => [
  implement(promised.getUploadUrl, ({ ctx, query }) => openWay(ctx, query, kinds)),
  implement(promised.registerVod, ({ ctx, body }) => openFilmWay(ctx, body, kinds)),
  implement(promised.getUploadLimits, ({ ctx }) => ({
    maxVideoUploadBytes: ctx.ports.settings.videoMaxBytes,
    maxImageUploadBytes: promisedFilesSchemas.MAX_IMAGE_BYTES,
    transcoder: ctx.ports.transcoder !== null,
  })),
]
