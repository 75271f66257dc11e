import { z } from 'zod'
import { SessionUser } from '../accounts/schemas.ts'
import { filename } from '../../system/files/schemas.ts'
import { endpoint } from '../../http/endpoint.ts'

/**
 * A URL for uploading the caller's own picture: PUT the bytes to `uploadUrl` within ten minutes. It applies on every site. JPG or
 * PNG, at most 2 MB.
 */
export const getPortraitUploadUrl = endpoint({
  method: 'GET',
  path: '/upload-url',
  access: 'signed-in',
  query: z.object({
    filename,
    fileSize: z.coerce.number<number>().int().positive(),
    kind: z.literal('profile').default('profile'),
  }),
  reply: z.object({ uploadUrl: z.string() }),
  refuses: ['FILE_TOO_LARGE', 'FILE_NOT_ACCEPTED'],
})

export const removePortrait = endpoint({
  method: 'DELETE',
  path: '/auth/profile-image',
  access: 'signed-in',
  reply: z.object({ user: SessionUser }),
  touches: ['accounts'],
})
