import { z } from 'zod'
import type { KakaoImage } from '../phone-messages.ts'
import { resultOf, type SolapiRequest } from './solapi-request.ts'

const Uploaded = z.object({ fileId: z.string().min(1) })

/** Hands a picture over to Kakao. Pictures of brand messages, which carry friend-talk, have a type of their own. */
export async function uploadImage(request: SolapiRequest, { name, jpeg }: KakaoImage) {
  const body = { file: Buffer.from(jpeg).toString('base64'), name, type: 'BMS' }
  const answer = await request('/storage/v1/files', { method: 'POST', body })
  return { imageId: resultOf(Uploaded, answer).fileId }
}
