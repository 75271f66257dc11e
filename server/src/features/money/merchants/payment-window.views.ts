import { htmlLanguage, type Language } from 'contract/i18n/languages'
import { formatAmount } from 'contract/values/money'
import { escapeHtml } from '../../../platform/mail/letter.ts'
import { FONT_STYLE } from '../../../platform/pages/static-files.ts'
import { PAYMENT_WINDOW, type PaymentWindow } from '../../../platform/pay/toss/payment-window.ts'

export const WINDOW_SCRIPT = `${PAYMENT_WINDOW}/open.js`
export const WINDOW_STYLE = `${PAYMENT_WINDOW}/open.css`
const PROVIDER_SCRIPT = 'https://js.tosspayments.com/v2/standard'

const words = {
  ko: {
    title: '결제하기',
    opening: '결제창을 여는 중입니다.',
    failed: '결제창이 열리지 않았습니다. 아래 버튼을 눌러 주세요. 아직 결제되지 않았습니다.',
    open: '결제창 열기',
    back: '결제 취소하고 돌아가기',
  },
  en: {
    title: 'Payment',
    opening: 'Opening the payment window.',
    failed: 'The payment window did not open. Please press the button below. Nothing was charged yet.',
    open: 'Open the payment window',
    back: 'Cancel and go back',
  },
  jp: {
    title: 'お支払い',
    opening: '決済画面を開いています。',
    failed: '決済画面が開きませんでした。下のボタンを押してください。まだ請求は発生していません。',
    open: '決済画面を開く',
    back: 'キャンセルして戻る',
  },
} as const

interface WindowPage {
  /** What the scripts read. */
  window: object
  orderName: string
  amount: number
  failUrl: string
  scripts: readonly string[]
}
/** The page on which a provider's script opens its window. */
export function pageOf({ window, orderName, amount, failUrl, scripts }: WindowPage, language: Language) {
  const t = words[language]
  const back = new URL(failUrl)
  back.searchParams.set('code', 'PAY_PROCESS_CANCELED')
  return `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t.title}</title><link rel="stylesheet" href="${FONT_STYLE}"><link rel="stylesheet" href="${WINDOW_STYLE}"></head>
<body><main data-window="${escapeHtml(JSON.stringify(window))}"><h1>${t.title}</h1>
<p class="item">${escapeHtml(orderName)}</p><p class="sum">${formatAmount(amount, 'KRW', language)}</p>
<p class="state" role="status" data-failed="${t.failed}">${t.opening}</p>
<button type="button" class="open" hidden>${t.open}</button><a class="back" href="${escapeHtml(back.href)}">${t.back}</a></main>
${scripts.map((src) => `<script src="${src}"></script>`).join('')}</body></html>`
}

export function windowPage(window: PaymentWindow, language: Language) {
  const { orderName, amount, failUrl } = window
  return pageOf({ window, orderName, amount, failUrl, scripts: [PROVIDER_SCRIPT, WINDOW_SCRIPT] }, language)
}

/** Leads to the provider's window at once; the button opens it where the browser did not, and after going back. */
export const windowScript = `'use strict'
const main = document.querySelector('main')
const { clientKey, amount, request, ...order } = JSON.parse(main.dataset.window)
const state = main.querySelector('.state')
const button = main.querySelector('.open')
function showButton() {
  state.textContent = state.dataset.failed
  button.hidden = false
}
function fail(error) {
  if (error && error.code === 'USER_CANCEL') {
    const back = new URL(order.failUrl)
    back.searchParams.set('code', 'PAY_PROCESS_CANCELED')
    location.replace(back.href)
    return
  }
  showButton()
}
async function open() {
  button.hidden = true
  try {
    const payment = TossPayments(clientKey).payment({ customerKey: TossPayments.ANONYMOUS })
    await payment.requestPayment({ ...request, amount: { currency: 'KRW', value: amount }, ...order })
  } catch (error) {
    fail(error)
  }
}
button.addEventListener('click', () => {
  if (typeof TossPayments === 'undefined') location.reload()
  else void open()
})
addEventListener('pageshow', (shown) => shown.persisted && showButton())
void open()
`

export const windowStyle = `
*{box-sizing:border-box}body{margin:0;background:#f5f6f8;color:#16181d;font:16px/1.6 "Pretendard Variable",Pretendard,-apple-system,system-ui,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all}
main{max-width:440px;min-height:100vh;margin:0 auto;padding:40px 24px;background:#fff;display:flex;flex-direction:column}
@media(min-width:480px){main{min-height:0;margin:64px auto;border:1px solid #e6e8ed;border-radius:20px}}
h1{margin:0 0 24px;font-size:24px;line-height:1.35;letter-spacing:-.02em}.item{margin:0;color:#4a505b}
.sum{margin:0 0 24px;font-size:28px;font-weight:800;line-height:1.3;letter-spacing:-.02em}.state{margin:0 0 20px;padding:14px 16px;border-radius:10px;background:#f5f6f8;font-size:15px}
.open{width:100%;min-height:52px;margin:0 0 8px;border:0;border-radius:10px;background:#16181d;color:#fff;font:inherit;font-weight:600;cursor:pointer}.open[hidden]{display:none}
.back{display:flex;align-items:center;justify-content:center;min-height:48px;color:#4a505b;font-size:15px;text-underline-offset:3px}
.open:focus-visible,.back:focus-visible{outline:3px solid #2447a8;outline-offset:2px;border-radius:10px}`
