import type { ChannelDraft } from 'contract/site/sites/site-settings'
import { templateOf } from 'contract/site/sites/templates.rules'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { companyOf, footerLinksOf, languagesOf, noFacts } from './sites.views.ts'
import { knownRow } from './site-cache.service.ts'

async function getRow(ctx: Context) {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  return row
}

/** The site as its settings page edits it. */
export async function getDraft(ctx: Context): Promise<ChannelDraft> {
  const row = await getRow(ctx)
  const { name, intro, brandColor, bannerTitle, bannerText, noIndex } = row
  const templateCd = templateOf(row.templateCd)
  const { logoFileSeq, bannerFileSeq, faviconFileSeq } = row
  const pictures = { logoFileSeq, bannerFileSeq, faviconFileSeq }
  const footer = {
    company: companyOf(row) ?? noFacts,
    whiteLabelYn: row.whiteLabelYn,
    footerLinks: footerLinksOf(row),
  }
  return {
    name,
    intro,
    brandColor,
    templateCd,
    bannerTitle,
    bannerText,
    ...pictures,
    noIndex,
    ...footer,
    languages: languagesOf(row),
  }
}
