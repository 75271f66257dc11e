import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MAX_IMAGE_BYTES } from 'contract/system/files/files.rules'
import type { Openings } from '../../../platform/feature.ts'
import { mountImageUpload, pictureHeaders } from '../../../platform/http/image-upload.ts'
import { fileOfPortrait, keepPortrait, PORTRAIT_PATH, takePortraitTicket } from './portraits.service.ts'

const Name = z
  .string()
  .regex(/^[0-9a-f-]{36}\.webp$/)
  .transform((name) => name.slice(0, -'.webp'.length))

/** Portraits are uploaded to a signed URL and served to everybody who knows theirs. */
export async function mountPortraits(http: FastifyInstance, { ports, platformContext }: Openings) {
  await mountImageUpload(http, {
    path: PORTRAIT_PATH,
    maxBytes: MAX_IMAGE_BYTES,
    async keep(ticket, bytes) {
      const ctx = platformContext()
      const userSeq = await takePortraitTicket(ctx, ticket)
      return userSeq && keepPortrait(ctx, userSeq, bytes)
    },
  })
  http.get<{ Params: { name: string } }>('/files/people/:name', async (request, reply) => {
    const key = Name.safeParse(request.params.name)
    const found = key.success ? await ports.storage.read(fileOfPortrait(key.data)) : null
    if (!found) {
      void reply.header('cache-control', 'no-store')
      return reply.callNotFound()
    }
    return reply.headers(pictureHeaders).header('content-length', found.totalBytes).send(found.stream)
  })
}
