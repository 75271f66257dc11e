import type { CompanyFacts } from 'contract/site/sites/site-settings'
import { filled, type Locale } from 'contract/i18n/sentences'
import { escapeHtml } from '../../../platform/mail/letter.ts'

/** The site of a text, and the locale of its reader. */
export interface About {
  name: string
  company: CompanyFacts
  locale: Locale
}
export interface Section {
  title: string
  /** A paragraph, or the lines of a list. */
  body: (string | readonly string[])[]
}

/** Fills in `{site}` and the site's terms. */
export const inLocale = (sections: readonly Section[], { name, locale }: About): Section[] => {
  const say = (text: string) => filled(text, locale, { site: name })
  return sections.map(({ title, body }) => ({
    title: say(title),
    body: body.map((content) => (typeof content === 'string' ? say(content) : content.map(say))),
  }))
}

/** Safe HTML: headings, paragraphs and lists, all text escaped. */
export const legalHtml = (sections: readonly Section[]) =>
  sections.map(({ title, body }) => `<h2>${escapeHtml(title)}</h2>${body.map(block).join('')}`).join('\n')

function block(content: string | readonly string[]) {
  if (typeof content === 'string') return `<p>${escapeHtml(content)}</p>`
  return `<ul>${content.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
}

/** The facts that are filled in, each with its label. */
export function factsOf({ company }: About, labels: Partial<Record<keyof CompanyFacts, string>>) {
  const rows: [string, string][] = [
    [labels.corpName ?? '', company.corpName],
    [labels.representative ?? '', company.representative],
    [labels.businessNo ?? '', company.businessNo],
    [labels.mailOrderNo ?? '', company.mailOrderNo],
    [labels.address ?? '', company.address],
    [labels.phone ?? '', company.phone],
    [labels.email ?? '', company.email],
    [labels.privacyOfficer ?? '', company.privacyOfficer],
  ]
  return rows
    .filter(([label, value]) => label !== '' && value !== '')
    .map(([label, value]) => `${label}: ${value}`)
}
