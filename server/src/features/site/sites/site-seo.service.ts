import type { SeoDraft } from 'contract/site/seo/schemas'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { lockPictures, updateSeo } from './sites.queries.ts'
import { knownRow, sayChanged } from './site-cache.service.ts'
import { keptSeoOf, siteSeoOf } from './site-seo.views.ts'

/** The site's texts for search engines and shared links. */
export async function readSiteSeo(ctx: Context) {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  return { ...siteSeoOf(row), kakaoJsKey: row.kakaoJsKey }
}

export async function writeSiteSeo(ctx: MemberContext, draft: SeoDraft & { kakaoJsKey: string | null }) {
  const { channelSeq } = ctx
  const { noIndex, kakaoJsKey, ...seo } = draft
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const stored = keptSeoOf((await lockPictures(tx, channelSeq)).seo)
    const before = [stored?.ogImageFileSeq ?? null]
    await replaceImages(tx, { before, after: [seo.ogImageFileSeq], now })
    await updateSeo(tx, channelSeq, { seo, noIndex, kakaoJsKey, updatedAt: now })
  })
  sayChanged(ctx, channelSeq)
}
