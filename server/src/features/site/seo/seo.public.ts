import type { PageSeo } from 'contract/site/seo/schemas'
import type { ChannelSeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { findCourseSeoRow, type CourseSeoRow } from './seo.queries.ts'

const SHARE_WIDTH = 1440

export function storedSeoOf(channelSeq: ChannelSeq, row: CourseSeoRow) {
  const { ogImageFileSeq } = row
  return { ...row, ogImage: ogImageFileSeq && fileUrl(channelSeq, ogImageFileSeq, SHARE_WIDTH) }
}

/** The SEO settings of a course; null where those of the site apply. */
export async function findPageSeo(
  { db, channelSeq }: { db: ChannelDb; channelSeq: ChannelSeq },
  courseSeq: CourseSeq,
): Promise<PageSeo | null> {
  const row = await findCourseSeoRow(db, courseSeq)
  if (!row) return null
  const { ogImageFileSeq: _, ...seo } = storedSeoOf(channelSeq, row)
  return seo
}
