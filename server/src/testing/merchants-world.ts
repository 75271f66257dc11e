import type { Input } from 'contract/http/endpoint'
import { getMerchants, saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import type { Currency } from 'contract/values/ids'
import { confirmPayment } from 'contract/money/orders/api'
import { merchantGateways } from '../platform/pay/merchant-gateways.ts'
import { PAYMENT_WINDOW, windowAt } from '../platform/pay/toss/payment-window.ts'
import { fakeToss, tossKeys } from './fake-toss.ts'
import { aShop, pressPay, PRICE } from './orders-world.ts'

export const testKeys = { merchantSeq: null, provider: 'toss', mode: 'test', keys: tossKeys } as const

/** A site that is paid through its own account at Toss Payments, which stands beside it. */
export async function aMerchant({ isConnected = true } = {}) {
  const shop = await aShop()
  const { app, clock, channelSeq, owner, courseRef } = shop
  const toss = await fakeToss(() => clock.now)
  const { secrets } = app.ports
  Object.assign(app.ports, {
    merchantGateways: merchantGateways({ secrets, now: () => clock.now, urls: { toss: toss.url } }),
  })
  if (isConnected) {
    const { merchantSeq } = await owner.call(saveMerchant, { channelSeq, body: testKeys })
    await owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: ['KRW'] } })
  }

  /** Presses pay, and reads what the page that opens the window hands to the provider. */
  async function press(who: typeof owner, method: Parameters<typeof pressPay>[2] = {}) {
    const { orderNo, redirectUrl } = await pressPay(who, courseRef, method)
    const sealed = new URL(redirectUrl).pathname.slice(PAYMENT_WINDOW.length + 1)
    const window = windowAt(secrets, sealed)
    if (!window) throw new Error(`no window at ${redirectUrl}`)
    return { orderNo, redirectUrl, window }
  }
  const comeBack = (who: typeof owner, orderNo: string, paymentKey: string) =>
    who.call(confirmPayment, { channelSeq, body: { orderNo, paymentKey, amount: PRICE } })
  return {
    ...shop,
    toss: toss.control,
    press,
    comeBack,
    /** Pays as a buyer does: the button, the window, the way back. */
    async buyThere(who: typeof owner) {
      const { orderNo, window } = await press(who)
      const paymentKey = toss.control.agree(window)
      const order = await comeBack(who, orderNo, paymentKey)
      return { ...order, window, paymentKey }
    },
  }
}

/** A site that is paid through an account at one of the other providers, which stands beside it. */
export async function aConnectedShop(
  {
    provider,
    url,
    keys,
    currencies = ['KRW'],
  }: Pick<Input<typeof saveMerchant>['body'], 'provider' | 'keys'> & {
    url: string
    currencies?: readonly Currency[]
  },
  shop: Awaited<ReturnType<typeof aShop>>,
) {
  const { app, clock, channelSeq, owner } = shop
  Object.assign(app.ports, {
    merchantGateways: merchantGateways({
      secrets: app.ports.secrets,
      now: () => clock.now,
      urls: { [provider]: url },
    }),
  })
  const body = { merchantSeq: null, provider, mode: 'test', keys } as const
  const { merchantSeq } = await owner.call(saveMerchant, { channelSeq, body })
  await owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: [...currencies] } })
  const { merchants } = await owner.call(getMerchants, { channelSeq })
  const webhookUrl = new URL(merchants[0]?.webhookUrl ?? '').pathname
  return { merchantSeq, webhookUrl }
}
