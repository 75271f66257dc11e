import { z } from 'zod'
import { seq } from './ids.ts'

/** The same picture in every stored width, from narrow to wide. */
export const PictureVariants = z.object({ width: z.int(), url: z.string() }).array()
/** A picture sent by a user, and its alternative text. */
export const SentPicture = z.object({
  fileSeq: seq('file'),
  altText: z.string().trim().max(200).default(''),
})
export type SentPicture = z.output<typeof SentPicture>
