import { z } from 'zod'
import type { PhoneImage } from '../phone-messages.ts'
import { resultOf, type SolapiRequest } from './solapi-request.ts'

const Uploaded = z.object({ fileId: z.string().min(1) })
/** Solapi keeps pictures of brand messages, which carry friend-talk, apart from those of text messages. */
const types = { FRIENDTALK: 'BMS', SMS: 'MMS' } as const satisfies Record<PhoneImage['use'], string>

/** Hands a picture over, which messages then name. */
export async function uploadImage(request: SolapiRequest, { use, name, jpeg }: PhoneImage) {
  const body = { file: Buffer.from(jpeg).toString('base64'), name, type: types[use] }
  const answer = await request('/storage/v1/files', { method: 'POST', body })
  return { imageId: resultOf(Uploaded, answer).fileId }
}
