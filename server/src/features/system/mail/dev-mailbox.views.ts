import { seoulDateTime } from 'contract/values/korea-time'
import { escapeHtml } from '../../../platform/mail/letter.ts'
import { FONT_STYLE } from '../../../platform/pages/static-files.ts'

export const MAILBOX = '/dev/mailbox'

interface Line {
  mailSeq: number
  recipient: string
  subject: string
  createdAt: Date
}

export function listPage(mails: readonly Line[], to: string | null) {
  const items = mails.map(
    ({ mailSeq, recipient, subject, createdAt }) => `<li><a href="${MAILBOX}/${mailSeq}">
<strong>${escapeHtml(subject)}</strong><span>${escapeHtml(recipient)}</span>${timeOf(createdAt)}</a></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>아직 메일이 없습니다. No mail yet.</p>'
  const filter = to === null ? '' : `<p>${escapeHtml(to)} · <a href="${MAILBOX}">전체 보기 · Show all</a></p>`
  const about = '보내는 대신 여기에 보관한 메일입니다. Mails kept here instead of being sent.'
  return page(
    '메일함 · Mailbox',
    `<h1>메일함 <span lang="en">Mailbox</span></h1><p>${about}</p>${filter}${list}`,
  )
}

interface MailView extends Line {
  text: string
  unsubscribeUrl: string | null
}
export function mailPage({ mailSeq, recipient, subject, text, unsubscribeUrl, createdAt }: MailView) {
  const frame = `<iframe src="${MAILBOX}/${mailSeq}/body" title="${escapeHtml(subject)}"
 sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  return page(
    escapeHtml(subject),
    `<p><a href="${MAILBOX}">← 메일함 · Mailbox</a></p><h1>${escapeHtml(subject)}</h1>
<p>${escapeHtml(recipient)} ${timeOf(createdAt)}${unsubscribing(unsubscribeUrl)}</p>${frame}
<details><summary>글로 보기 · As text</summary><pre>${linked(text)}</pre></details>`,
  )
}

const unsubscribing = (url: string | null) =>
  url === null
    ? ''
    : ` · <a href="${escapeHtml(url)}" target="_blank" rel="noopener">수신 거부 · Unsubscribe</a>`

const timeOf = (at: Date) => `<time datetime="${at.toISOString()}">${seoulDateTime(at).slice(0, 16)}</time>`

/** Turns addresses in the text into links. */
const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s&<]+/g, (url) => `<a href="${url}">${url}</a>`)

const page = (title: string, body: string) => `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="${FONT_STYLE}"><link rel="stylesheet" href="${MAILBOX}/style.css"></head><body><main>${body}</main></body></html>`

export const mailboxStyle = `
:root { color-scheme: light; font-family: 'Pretendard Variable', Pretendard, system-ui, sans-serif; color: #16181d; background: #f7f8fa; word-break: keep-all }
body { margin: 0 }
main { max-width: 720px; margin: 0 auto; padding: 32px 20px }
h1 { font-size: 24px; line-height: 1.35; margin: 0 0 8px }
h1 span { color: #656c78; font-weight: 400 }
p, time, li span { color: #565d69; font-size: 14px }
a { color: #1d4ed8 }
a:focus-visible, summary:focus-visible { outline: 2px solid #1d4ed8; outline-offset: 2px }
ul { list-style: none; margin: 20px 0 0; padding: 0; background: #fff; border: 1px solid #e6e8ed; border-radius: 16px; overflow: hidden }
li + li { border-top: 1px solid #e6e8ed }
li a { display: grid; gap: 4px; padding: 16px 20px; color: inherit; text-decoration: none }
li a:hover { background: #f7f8fa }
iframe { width: 100%; height: 560px; border: 1px solid #e6e8ed; border-radius: 16px; background: #fff }
summary { cursor: pointer; padding: 12px 0; min-height: 20px }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #e6e8ed; border-radius: 16px; padding: 16px }
`
