import type { CourseSeq, CurriculumSeq, UploadVodSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireVideo } from '../videos/videos.public.ts'
import type { ItemRow } from './curriculum.public.ts'
import { findItems } from './curriculum.queries.ts'

/** Class staff may use videos they uploaded themselves, or that the lesson uses already. Returns the video. */
export async function requireOwnVideo(
  { user }: MemberContext,
  tx: ChannelTx,
  { courseSeq, uploadVodSeq }: { courseSeq: CourseSeq; uploadVodSeq: UploadVodSeq },
) {
  const video = await requireVideo(tx, uploadVodSeq)
  if (user.role !== null || video.uploadedByUserSeq === user.userSeq) return video
  const items = await findItems(tx, courseSeq)
  if (!items.some((item) => item.uploadVodSeq === uploadVodSeq)) throw refuse('NOT_FOUND')
  return video
}

/** The requested items in curriculum order. CURRICULUM_CHANGED when one no longer exists. */
export function chosen(items: ItemRow[], curriculumSeqs: CurriculumSeq[]) {
  const named = new Set(curriculumSeqs)
  const found = items.filter((item) => named.has(item.curriculumSeq))
  if (found.length !== named.size) throw refuse('CURRICULUM_CHANGED')
  return found
}
