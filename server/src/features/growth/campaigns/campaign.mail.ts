import sanitize from 'sanitize-html'
import { filled, subjectOf, type CampaignVariable } from 'contract/growth/campaigns/campaigns.rules'
import type { Language } from 'contract/i18n/languages'
import { escapeHtml, mailDocument, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

export interface CampaignMailInput extends Brand {
  language: Language
  to: string
  values: Readonly<Record<CampaignVariable, string>>
  subject: string
  /** Sanitised HTML. */
  content: string
  isAd: boolean
  contactEmail: string | null
  /** Where one refuses such mails with one click; null for mails that are no advertisement. */
  unsubscribeUrl: string | null
  /** The address of a link of the text by its place among them; it leads on to the link. */
  linkUrl: (index: number, href: string) => string
  /** A picture whose loading counts as an opening. */
  openedUrl: string | null
}

/** A campaign's mail to one person, as HTML for mail programs and as text. */
export function campaignMail(input: CampaignMailInput): Mail {
  const { to, subject, isAd, values, unsubscribeUrl } = input
  const written = filled(input.content, values, escapeHtml)
  return {
    to,
    subject: filled(subjectOf({ subject, isAd }), values),
    html: asHtml(input, withLinks(written, input)),
    text: asText(input, written),
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
  }
}

const BODY = 'margin:0 0 14px;font-size:15px;line-height:1.7'
// Mail programs read no style sheets, so each element carries its own.
const styles: Record<string, string> = {
  p: BODY,
  ul: `${BODY};padding-left:22px`,
  ol: `${BODY};padding-left:22px`,
  li: 'margin:0 0 6px',
  h2: 'margin:24px 0 12px;font-size:22px;line-height:1.4',
  h3: 'margin:22px 0 10px;font-size:18px;line-height:1.4',
  h4: 'margin:20px 0 8px;font-size:16px;line-height:1.4',
  blockquote: 'margin:0 0 14px;padding:2px 0 2px 14px;border-left:3px solid #d5d9e0;color:#444b57',
  hr: 'margin:24px 0;border:0;border-top:1px solid #e6e8ed',
  img: 'display:block;max-width:100%;height:auto;margin:0 0 14px;border-radius:12px',
  table: 'width:100%;margin:0 0 14px;border-collapse:collapse;font-size:14px',
  th: 'padding:8px 10px;border:1px solid #e6e8ed;background:#f7f8fa;text-align:left',
  td: 'padding:8px 10px;border:1px solid #e6e8ed;text-align:left',
}
const buttonStyle = (brandColor: string) =>
  `display:inline-block;padding:14px 24px;background:${brandColor};border-radius:10px;color:#fff;font-size:15px;font-weight:600;text-decoration:none`

/** The links of a sanitised text, in the order in which the mail numbers them. */
export function linksOf(content: string) {
  const links: string[] = []
  sanitize(content, {
    allowedTags: ['a'],
    allowedAttributes: { a: ['href'] },
    transformTags: {
      a: (tagName, attribs) => {
        if (isWebLink(attribs['href'])) links.push(attribs['href'])
        return { tagName, attribs }
      },
    },
  })
  return links
}
const isWebLink = (href: string | undefined): href is string =>
  href !== undefined && /^(https?:|\/)/.test(href)

/** The address of a link inside the text, also of one that stays on the site. */
export const absoluteUrl = (href: string, siteUrl: string) => new URL(href, siteUrl).href

function withLinks(content: string, { brandColor, siteUrl, linkUrl }: CampaignMailInput) {
  let index = 0
  const styled = Object.keys(styles).filter((tag) => tag !== 'img')
  return sanitize(content, {
    allowedTags: [
      ...styled,
      'img',
      'a',
      'strong',
      'em',
      'u',
      's',
      'br',
      'code',
      'pre',
      'thead',
      'tbody',
      'tr',
    ],
    allowedAttributes: {
      '*': ['style'],
      a: ['href', 'target'],
      img: ['src', 'alt', 'width'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    transformTags: {
      ...Object.fromEntries(
        styled.map((tag) => [tag, sanitize.simpleTransform(tag, { style: styles[tag] ?? '' })]),
      ),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: { src: absoluteUrl(src, siteUrl), alt, width: '456', style: styles['img'] ?? '' },
      }),
      a: (tagName, { href, ...attribs }) => {
        const style = attribs['data-button'] ? buttonStyle(brandColor) : `color:${brandColor}`
        if (!isWebLink(href)) return { tagName, attribs: { href: href ?? '', style } }
        return { tagName, attribs: { href: linkUrl(index++, href), style, target: '_blank' } }
      },
    },
  })
}

function asHtml(input: CampaignMailInput, content: string) {
  const { language, siteName, siteUrl, brandColor, openedUrl, unsubscribeUrl } = input
  const words = footers[language]
  const grey = 'margin:0 0 6px;font-size:12px;line-height:1.6;color:#656c78'
  const reason = input.isAd ? words.ad : words.notice
  const card = `<p style="margin:0 0 24px;font-size:15px;font-weight:700"><a href="${escapeHtml(siteUrl)}" style="color:${brandColor};text-decoration:none">${escapeHtml(siteName)}</a></p>
${content}`
  const refusal =
    unsubscribeUrl === null
      ? ''
      : `<p style="${grey}"><a href="${escapeHtml(unsubscribeUrl)}" style="color:#656c78">${escapeHtml(words.unsubscribe)}</a></p>`
  const dot =
    openedUrl === null
      ? ''
      : `<img src="${escapeHtml(openedUrl)}" width="1" height="1" alt="" style="display:block;border:0">`
  const below = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td style="padding:20px 8px 0">
<p style="${grey}">${escapeHtml(reason.replace('{site}', siteName))}</p>
<p style="${grey}">${escapeHtml(sender(input))}</p>
${refusal}
</td></tr></table>
${dot}`
  return mailDocument({ language, subject: input.subject, card, below })
}

const sender = ({ siteName, contactEmail, siteUrl }: CampaignMailInput) =>
  [siteName, contactEmail, siteUrl].filter(Boolean).join(' · ')

function asText(input: CampaignMailInput, content: string) {
  const { language, isAd, siteName, unsubscribeUrl } = input
  const words = footers[language]
  return [
    plainText(content, input.siteUrl),
    '—',
    (isAd ? words.ad : words.notice).replace('{site}', siteName),
    sender(input),
    unsubscribeUrl && `${words.unsubscribe}: ${unsubscribeUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}
/** Sanitised HTML as text, its links with their addresses. */
function plainText(html: string, siteUrl: string) {
  const lines = html
    .replaceAll(/<a\b[^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs, (_whole, href: string, label: string) => {
      const url = isWebLink(href) ? absoluteUrl(href.replaceAll('&amp;', '&'), siteUrl) : href
      return `${label} (${url})`
    })
    .replaceAll(/<(br|hr)\b[^>]*>/g, '\n')
    .replaceAll(/<li\b[^>]*>/g, '- ')
    .replaceAll(/<\/(p|h[234]|li|tr|blockquote|pre)>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, ' ')
  return sanitize(lines, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

interface Footer {
  ad: string
  notice: string
  unsubscribe: string
}
const footers: Record<Language, Footer> = {
  ko: {
    ad: '{site}의 혜택과 소식 받기에 동의하셔서 보내 드린 메일입니다.',
    notice: '{site} 회원께 보내 드리는 안내 메일입니다.',
    unsubscribe: '무료 수신 거부',
  },
  en: {
    ad: 'You receive this mail because you agreed to news and offers of {site}.',
    notice: 'You receive this mail as a member of {site}.',
    unsubscribe: 'Unsubscribe (free of charge)',
  },
  jp: {
    ad: '{site}のお得な情報とお知らせの受信に同意された方にお送りしています。',
    notice: '{site}の会員の方へのご案内です。',
    unsubscribe: '配信を停止する（無料）',
  },
}
