import { htmlLanguage, type Language } from 'contract/i18n/languages'
import type { Mail } from './mailer.ts'

/** The sender: the site, or the platform itself. */
export interface Brand {
  siteName: string
  /** The shade that carries white text. */
  brandColor: string
  siteUrl: string
}
export interface Letter {
  language: Language
  to: string
  subject: string
  title: string
  paragraphs: string[]
  /** A code, in large type. */
  code?: string
  rows?: [label: string, value: string][]
  button?: { label: string; url: string }
  small?: string
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The mail as plain text, and as HTML that needs no picture and no style sheet. */
export function letter(brand: Brand, content: Letter): Mail {
  return {
    to: content.to,
    subject: content.subject,
    text: asText(brand, content),
    html: asHtml(brand, content),
  }
}

function asText({ siteName, siteUrl }: Brand, { title, paragraphs, code, rows = [], button, small }: Letter) {
  return [
    title,
    ...paragraphs,
    code,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button && `${button.label}: ${button.url}`,
    small,
    `— ${siteName}\n${siteUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Kanji get Japanese glyphs, and lines break by the rules of each language. */
const style: Record<Language, string> = {
  ko: "word-break:keep-all;font-family:Pretendard,-apple-system,'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif",
  en: "font-family:Pretendard,-apple-system,'Segoe UI',Roboto,sans-serif",
  jp: "line-break:strict;font-family:'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP',Meiryo,'Yu Gothic',sans-serif",
}

interface MailFrame {
  language: Language
  subject: string
  /** HTML of the card, and of what stands below it. */
  card: string
  below: string
}
/** The document of a mail: a card in the middle, without pictures and style sheets. */
export const mailDocument = ({ language, subject, card, below }: MailFrame) =>
  `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f7f8fa;color:#16181d;${style[language]}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fff;border:1px solid #e6e8ed;border-radius:20px">
<tr><td style="padding:32px">
${card}
</td></tr></table>
${below}
</td></tr></table></body></html>`

function asHtml(brand: Brand, content: Letter) {
  const { language, subject, title, paragraphs, code, rows = [], button, small } = content
  const text = (words: string) =>
    `<p style="margin:0 0 14px;font-size:15px;line-height:1.65">${escapeHtml(words)}</p>`
  const card = `<p style="margin:0 0 24px;font-size:15px;font-weight:700;color:${brand.brandColor}">${escapeHtml(brand.siteName)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escapeHtml(title)}</h1>
${paragraphs.map(text).join('\n')}
${code ? `<p style="margin:20px 0;padding:18px;background:#f7f8fa;border-radius:14px;font-size:30px;font-weight:800;letter-spacing:8px;text-align:center">${escapeHtml(code)}</p>` : ''}
${rows.length > 0 ? tableOf(rows) : ''}
${button ? buttonOf(brand, button) : ''}
${small ? `<p style="margin:20px 0 0;font-size:13px;line-height:1.6;color:#656c78">${escapeHtml(small)}</p>` : ''}`
  const below = `<p style="margin:20px 0 0;font-size:12px;color:#656c78"><a href="${escapeHtml(brand.siteUrl)}" style="color:#656c78">${escapeHtml(brand.siteUrl)}</a></p>`
  return mailDocument({ language, subject, card, below })
}

const tableOf = (rows: [string, string][]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;border-top:1px solid #e6e8ed">${rows
    .map(
      ([label, value]) =>
        `<tr><td style="padding:10px 0;font-size:14px;color:#656c78;border-bottom:1px solid #e6e8ed">${escapeHtml(label)}</td><td align="right" style="padding:10px 0;font-size:14px;font-weight:600;border-bottom:1px solid #e6e8ed">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`

const buttonOf = ({ brandColor }: Brand, { label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;background:${brandColor};border-radius:10px;color:#fff;font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`
