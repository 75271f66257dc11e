import type { Language } from 'contract/i18n/languages'
import { PORTONE_WINDOW, type PortoneWindow } from '../../../platform/pay/portone/payment-window.ts'
import { pageOf } from './payment-window.views.ts'

export const PORTONE_SCRIPT = `${PORTONE_WINDOW}/open.js`
const PROVIDER_SCRIPT = 'https://cdn.portone.io/v2/browser-sdk.js'

export function portonePage(window: PortoneWindow, language: Language) {
  const { orderName, totalAmount: amount, failUrl } = window
  return pageOf({ window, orderName, amount, failUrl, scripts: [PROVIDER_SCRIPT, PORTONE_SCRIPT] }, language)
}

/** Leads to the window at once; the button opens it where the browser did not, and after going back. */
export const portoneScript = `'use strict'
const main = document.querySelector('main')
const { successUrl, failUrl, customerName, ...payment } = JSON.parse(main.dataset.window)
const state = main.querySelector('.state')
const button = main.querySelector('.open')
const redirectUrl = location.origin + location.pathname + '/return'
function showButton() {
  state.textContent = state.dataset.failed
  button.hidden = false
}
function returnWith(result) {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(result))
    if (typeof value === 'string') url.searchParams.set(name, value)
  location.replace(url.href)
}
async function open() {
  button.hidden = true
  try {
    const customer = { fullName: customerName }
    const result = await PortOne.requestPayment({
      ...payment,
      currency: 'KRW',
      customer,
      redirectUrl,
      forceRedirect: true,
    })
    if (result) returnWith(result)
  } catch {
    showButton()
  }
}
button.addEventListener('click', () => {
  if (typeof PortOne === 'undefined') location.reload()
  else void open()
})
addEventListener('pageshow', (shown) => shown.persisted && showButton())
void open()
`
