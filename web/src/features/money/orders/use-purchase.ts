import { useEffect, useEffectEvent, useState } from 'react'
import type { DeliveryAddress } from 'contract/money/deliveries/schemas'
import type { CashReceiptRequest } from 'contract/money/orders/cash-receipts.schemas'
import type { CouponIssueSeq } from 'contract/values/ids'
import { useGo } from '../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { makeStale } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useEnrolFree, usePay } from './orders.api.ts'
import { orderMessages } from './orders.messages.ts'
import { offeredWay, type PaidMethod, type PaymentInfo } from './payment-info.ts'
import type { CardOptionsForm } from './use-card-options.ts'
import type { Buyer } from './use-buyer.ts'
import { useSkipAttendCheck } from './use-skip-attend-check.ts'

interface Purchase {
  coupon: { couponIssueSeq: CouponIssueSeq } | null
  /** What is charged, unless the way to pay charges another currency. */
  totalAmount: number
  /** Where goods go; null where none are sent. */
  address: DeliveryAddress | null
  /** What is chosen for the window of a payment in this way. */
  cardOptionsFor: CardOptionsForm['optionsFor']
  /** What is wanted on the cash receipt of a payment in this way. */
  receiptFor: (method: PaidMethod) => CashReceiptRequest | null
}
/** One press: opens the account where there is none, takes the order, and goes to the provider. Further presses wait. */
export function usePurchase(
  info: PaymentInfo,
  { orderer, enter }: Buyer,
  { coupon, totalAmount, address, receiptFor, cardOptionsFor }: Purchase,
) {
  const t = useMessages(orderMessages)
  const site = useSite()
  const go = useGo()
  const skipAttendCheck = useSkipAttendCheck()
  const paying = usePay(info.courseSeq)
  const enrolling = useEnrolFree(info.courseSeq)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useReturn(() => setBusy(false))

  async function buy(method: PaidMethod) {
    await enter()
    if (info.totalAmount === 0) {
      await enrolling.run({ body: { skipAttendCheck } })
      return go(`/classes/${info.courseSeq}`, { replace: true })
    }
    const cashReceipt = receiptFor(method)
    const { redirectUrl } = await paying.run({
      body: {
        ...orderer,
        ...method,
        ...cardOptionsFor(method),
        classSeq: info.classSeq,
        isApplication: info.wait !== null,
        totalAmount: offeredWay(info, method)?.charge?.totalAmount ?? totalAmount,
        ...(coupon && { couponIssueSeq: coupon.couponIssueSeq }),
        ...(address && { address }),
        ...(cashReceipt && { cashReceipt }),
        agreed: true,
        skipAttendCheck,
        returnTo: location.href,
      },
    })
    location.assign(redirectUrl)
  }
  function run(method: PaidMethod) {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    // Not after a success: the button stays busy until the browser has left.
    buy(method).catch((error: unknown) => {
      setProblem(messageOf(error, t('loadFailed')))
      setBusy(false)
      if (coupon) void makeStale(site, ['coupons'])
      // Goods were added, or it is no application any more or has become one: the page shows it as it is now.
      if (isRefusal(error, 'DELIVERY_ADDRESS_NEEDED', 'APPROVAL_NEEDED', 'NOTHING_TO_WAIT_FOR'))
        void makeStale(site, ['orders'])
    })
  }
  return { run, isBusy, problem }
}

/** A browser that goes back may show the page as it was left; what it shows of the order is fetched again. */
function useReturn(onReturn: () => void) {
  const site = useSite()
  const handle = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    void makeStale(site, ['orders'])
    onReturn()
  })
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => handle(event)
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])
}
