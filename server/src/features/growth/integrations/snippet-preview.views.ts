import type { ChannelSeq } from 'contract/values/ids'
import { signKey, verifySignature } from '../../../platform/files/signature.ts'
import type { Ports } from '../../../platform/ports.ts'

/** The query parameter of a page that previews a version. */
export const PREVIEW = 'snippetCheck'
export const PREVIEW_SCRIPT = '/snippets/check.js'
const SECONDS = 600

const secretOf = ({ secrets }: Ports) => secrets.keyFor('snippet-tryout')

/** The sign-in that a ticket was issued to: it is invalid in another browser. */
interface Holder {
  channelSeq: ChannelSeq
  sessionHash: string
}
const keyOf = ({ channelSeq, sessionHash }: Holder, version: string) =>
  `${channelSeq}/${version}/${sessionHash}`

export function signPreview(ports: Ports, { version, ...holder }: Holder & { version: number }, now: Date) {
  const key = keyOf(holder, `${version}`)
  const { expires, signature } = signKey(secretOf(ports), key, { seconds: SECONDS, now })
  return `${version}.${expires}.${signature}`
}

/** The version to preview; null where the ticket is missing, expired, another site's or another browser's. */
export function readPreview(ports: Ports, { ticket, ...holder }: Holder & { ticket: string }, now: Date) {
  const [version = '', expires = '', signature = ''] = ticket.split('.')
  if (!/^\d{1,7}$/.test(version)) return null
  const key = keyOf(holder, version)
  return verifySignature(secretOf(ports), key, { expires, signature, now }) ? Number(version) : null
}

const texts = {
  ko: {
    title: '코드 확인하기',
    fine: '막힌 주소가 없어요. 이 페이지에서 코드가 그대로 돌아가요.',
    blocked: '막힌 주소가 있어요. 꼭 필요한 주소라면 코드 설정의 ‘더 필요한 주소’에 적어 주세요.',
  },
  en: {
    title: 'Checking your code',
    fine: 'Nothing was blocked. The code runs on this page as it stands.',
    blocked: 'Some addresses were blocked. If the code needs them, add them under “More addresses”.',
  },
  ja: {
    title: 'コードの確認',
    fine: 'ブロックされたアドレスはありません。このページでコードがそのまま動作します。',
    blocked: 'ブロックされたアドレスがあります。必要な場合は「追加で必要なアドレス」に入力してください。',
  },
}

/** Precedes the snippet on a preview page and reports what the browser blocked. */
export const previewScript = `(function () {
  var texts = ${JSON.stringify(texts)}
  var words = texts[document.documentElement.lang] || texts.ko
  var blocked = []
  var list, verdict
  function show() {
    if (!verdict) return
    verdict.textContent = blocked.length ? words.blocked : words.fine
    list.replaceChildren.apply(list, blocked.map(function (text) {
      var row = document.createElement('li')
      row.textContent = text
      return row
    }))
  }
  document.addEventListener('securitypolicyviolation', function (event) {
    // The page's own code probes for features and works without them.
    if ((event.sourceFile || '').indexOf(location.origin + '/assets/') === 0) return
    var text = (event.blockedURI || 'inline') + ' (' + event.effectiveDirective + ')'
    try { text = new URL(event.blockedURI).host + ' (' + event.effectiveDirective + ')' } catch (error) {}
    if (blocked.indexOf(text) < 0 && blocked.length < 30) blocked.push(text)
    show()
  })
  window.addEventListener('load', function () {
    setTimeout(function () {
      var place = document.createElement('aside')
      place.setAttribute('role', 'status')
      place.setAttribute('aria-label', words.title)
      place.style.cssText = 'position:fixed;z-index:9999;left:16px;right:16px;bottom:16px;max-width:560px;margin:0 auto;padding:16px 20px;border-radius:12px;background:#1b1f24;color:#fff;font-size:14px;line-height:1.5;box-shadow:0 8px 24px rgba(0,0,0,.24)'
      var title = document.createElement('strong')
      title.textContent = words.title
      verdict = document.createElement('p')
      list = document.createElement('ul')
      list.style.cssText = 'margin:8px 0 0;padding-left:20px;list-style:disc'
      place.append(title, verdict, list)
      document.body.append(place)
      show()
    }, 1000)
  })
})()
`
