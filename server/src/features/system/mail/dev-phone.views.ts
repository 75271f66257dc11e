import { seoulDateTime } from 'contract/values/korea-time'
import { escapeHtml } from '../../../platform/mail/letter.ts'
import { FONT_STYLE } from '../../../platform/pages/static-files.ts'
import type { SandboxPhone } from '../../../platform/phone-messages/sandbox-phone.ts'

export const PHONE = '/dev/phone'

type Message = ReturnType<SandboxPhone['messages']>[number]
const kinds: Record<Message['kind'], string> = {
  ALIMTALK: '알림톡 · AlimTalk',
  FRIENDTALK: '친구톡 · Friend-talk',
  SMS: '문자 · SMS',
  LMS: '문자 · LMS',
  MMS: '문자 · MMS',
}

/** What Kakao adds to advertising stands around it, as on a phone. */
function bubble({ kind, to, text, buttons, imageId, at }: Message) {
  const isAd = kind === 'FRIENDTALK'
  const image = imageId === null ? '' : `<img src="${PHONE}/images/${encodeURIComponent(imageId)}" alt="">`
  const links = buttons.map(
    ({ name, url }) =>
      `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${escapeHtml(name)}</a>`,
  )
  return `<li><small>${kinds[kind]} · ${escapeHtml(to)} · <time datetime="${at.toISOString()}">${seoulDateTime(at).slice(0, 16)}</time></small>
<article>${isAd ? `<small>(광고)</small>` : ''}${image}<p>${escapeHtml(text)}</p>${links.join('')}${isAd ? '<small>수신 거부 | 홈 &gt; 채널 차단</small>' : ''}</article></li>`
}

export function phonePage(messages: readonly Message[]) {
  const list =
    messages.length === 0
      ? '<p>아직 온 메시지가 없습니다. API Key에 SANDBOX를 넣어 솔라피를 연결해 보세요.<br>No messages yet. Connect Solapi with the API key SANDBOX.</p>'
      : `<ul>${messages.map(bubble).join('\n')}</ul>`
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>휴대폰 · Phone</title><link rel="stylesheet" href="${FONT_STYLE}"><link rel="stylesheet" href="${PHONE}/style.css"></head>
<body><main><h1>휴대폰 <span lang="en">Phone</span></h1><p>보내는 대신 여기에 도착한 메시지입니다. Messages that arrive here instead of on phones.</p>${list}</main></body></html>`
}

export const phoneStyle = `
:root { color-scheme: light; font-family: 'Pretendard Variable', Pretendard, system-ui, sans-serif; color: #16181d; background: #b7c7d6; word-break: keep-all }
body { margin: 0 }
main { max-width: 420px; margin: 0 auto; padding: 32px 20px }
h1 { font-size: 24px; line-height: 1.35; margin: 0 0 8px }
h1 span { color: #4a5560; font-weight: 400 }
p { font-size: 14px; line-height: 1.55; margin: 0 }
small { color: #3c4a57; font-size: 12px }
ul { list-style: none; display: grid; gap: 20px; margin: 24px 0 0; padding: 0 }
li { display: grid; gap: 6px; justify-items: start }
article { width: min(100%, 300px); overflow: hidden; background: #fff; border-radius: 4px 16px 16px }
article > small { display: block; padding: 10px 14px; color: #5d646d }
article p { padding: 12px 14px; white-space: pre-line; overflow-wrap: anywhere }
article img { display: block; width: 100%; height: auto }
article a { display: block; margin: 0 14px 8px; padding: 10px; border-radius: 8px; background: #f1f2f4; color: inherit; font-size: 14px; font-weight: 600; text-align: center; text-decoration: none }
article a:focus-visible { outline: 2px solid #1d4ed8; outline-offset: 2px }
`
