import { SeoDraft, type PageSeo } from 'contract/site/seo/schemas'
import { fileUrl } from '../../system/files/files.public.ts'
import type { ChannelRow } from './sites.queries.ts'

/** Wide enough for the share cards of all messengers. */
const SHARE_WIDTH = 1440
/** Indexing has a column of its own, because lists of sites filter by it. */
const StoredSeo = SeoDraft.omit({ noIndex: true })

const nothingWritten = {
  title: '',
  description: '',
  keywords: '',
  ogTitle: '',
  ogDescription: '',
  noFollow: false,
  ogImageFileSeq: null,
}

export const keptSeoOf = (stored: unknown) => {
  const read = StoredSeo.safeParse(stored)
  return read.success ? read.data : null
}

/** The SEO settings for editing: empty where none were entered. */
export function siteSeoOf(row: ChannelRow) {
  const kept = keptSeoOf(row.seo) ?? nothingWritten
  const ogImage =
    kept.ogImageFileSeq === null ? null : fileUrl(row.channelSeq, kept.ogImageFileSeq, SHARE_WIDTH)
  return { ...kept, noIndex: row.noIndex, ogImage }
}

/** The SEO settings for pages: null where none were entered. */
export function pageSeoOf(row: ChannelRow): PageSeo | null {
  if (keptSeoOf(row.seo) === null) return null
  const { ogImageFileSeq: _, ...seo } = siteSeoOf(row)
  return seo
}
