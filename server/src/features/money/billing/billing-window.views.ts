import { htmlLanguage, type Language } from 'contract/i18n/languages'
import { escapeHtml } from '../../../platform/mail/letter.ts'
import { FONT_STYLE } from '../../../platform/pages/static-files.ts'
import { BILLING_WINDOW, type BillingWindow } from '../../../platform/pay/toss/billing-window.ts'
import { PAYMENT_WINDOW } from '../../../platform/pay/toss/payment-window.ts'

export const BILLING_SCRIPT = `${BILLING_WINDOW}/open.js`
const PROVIDER_SCRIPT = 'https://js.tosspayments.com/v2/standard'

const words = {
  ko: {
    title: '결제 카드 등록',
    opening: '카드 등록창을 여는 중입니다.',
    failed: '카드 등록창이 열리지 않았습니다. 아래 버튼을 눌러 주세요. 아직 등록된 카드가 없습니다.',
    open: '카드 등록창 열기',
    back: '등록 취소하고 돌아가기',
  },
  en: {
    title: 'Register a card',
    opening: 'Opening the window of the payment provider.',
    failed: 'The window did not open. Please press the button below. No card was registered yet.',
    open: 'Open the window',
    back: 'Cancel and go back',
  },
  jp: {
    title: '決済カードの登録',
    opening: 'カード登録画面を開いています。',
    failed: 'カード登録画面が開きませんでした。下のボタンを押してください。まだカードは登録されていません。',
    open: 'カード登録画面を開く',
    back: 'キャンセルして戻る',
  },
} as const

export function billingPage(window: BillingWindow, language: Language) {
  const t = words[language]
  const back = new URL(window.failUrl)
  back.searchParams.set('code', 'PAY_PROCESS_CANCELED')
  return `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t.title}</title><link rel="stylesheet" href="${FONT_STYLE}"><link rel="stylesheet" href="${PAYMENT_WINDOW}/open.css"></head>
<body><main data-window="${escapeHtml(JSON.stringify(window))}"><h1>${t.title}</h1>
<p class="item">${escapeHtml(window.shopName)}</p>
<p class="state" role="status" data-failed="${t.failed}">${t.opening}</p>
<button type="button" class="open" hidden>${t.open}</button><a class="back" href="${escapeHtml(back.href)}">${t.back}</a></main>
<script src="${PROVIDER_SCRIPT}"></script><script src="${BILLING_SCRIPT}"></script></body></html>`
}

/** Leads to the provider's window at once; the button opens it where the browser did not, and after going back. */
export const billingScript = `'use strict'
const main = document.querySelector('main')
const { clientKey, customerKey, customerName, successUrl, failUrl } = JSON.parse(main.dataset.window)
const state = main.querySelector('.state')
const button = main.querySelector('.open')
function showButton() {
  state.textContent = state.dataset.failed
  button.hidden = false
}
function fail(error) {
  if (!error || error.code !== 'USER_CANCEL') return showButton()
  const back = new URL(failUrl)
  back.searchParams.set('code', 'PAY_PROCESS_CANCELED')
  location.replace(back.href)
}
async function open() {
  button.hidden = true
  try {
    const payment = TossPayments(clientKey).payment({ customerKey })
    await payment.requestBillingAuth({ method: 'CARD', successUrl, failUrl, customerName })
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
