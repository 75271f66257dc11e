import { useEffect, useEffectEvent } from 'react'
import { useGo } from '../../../../platform/address.ts'
import { SkeletonBlock } from '../../../../ui/Skeleton.tsx'
import type { PaymentInfo } from '../payment-info.ts'
import css from '../PaymentScreen.module.css'

/** The order is taken and waits for its deposit: the checkout gives way to what is to be paid where. */
export function GoToDeposit({ info, orderNo }: { info: PaymentInfo; orderNo: string }) {
  const go = useGo()
  const leave = useEffectEvent(() =>
    go(`/classes/${info.courseSeq}/payment/deposit?orderNo=${orderNo}`, { replace: true }),
  )
  useEffect(() => leave(), [])
  return (
    <main id="main" className={css.centre}>
      <SkeletonBlock height={420} />
    </main>
  )
}
