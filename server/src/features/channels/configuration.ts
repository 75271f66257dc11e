import type { ChannelDraft, CompanyFacts } from 'contract/channel-draft'
import type { Language } from 'contract/languages'
import { email } from 'contract/values'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { companyOf } from './channels.views.ts'
import { knownRow } from './known-sites.ts'
import { privacyText } from './privacy.ts'
import { termsText } from './terms.ts'

const noFacts: CompanyFacts = {
  corpName: '',
  representative: '',
  businessNo: '',
  mailOrderNo: '',
  address: '',
  phone: '',
  email: '',
  privacyOfficer: '',
}

async function getRow(ctx: Context) {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  return row
}

/** The site as its own settings page edits it. */
export async function getDraft(ctx: Context): Promise<ChannelDraft> {
  const row = await getRow(ctx)
  const { name, intro, brandColor, bannerTitle, bannerText, logoFileSeq, bannerFileSeq, noIndex } = row
  const company = companyOf(row) ?? noFacts
  return { name, intro, brandColor, bannerTitle, bannerText, logoFileSeq, bannerFileSeq, noIndex, company }
}

/** The site's own terms and privacy policy, with the facts of whoever runs it. */
export async function getSiteTerms(ctx: Context) {
  const row = await getRow(ctx)
  const company = companyOf(row) ?? noFacts
  const about = { name: row.name, company, language: ctx.language }
  const contact = email.safeParse(company.email)
  return {
    termsData: termsText(about),
    privacyData: privacyText(about),
    contact: contact.success ? contact.data : null,
  }
}

export function platformTerms(language: Language) {
  const about = { name: 'Seodang', company: noFacts, language }
  return { termsData: termsText(about), privacyData: privacyText(about) }
}
