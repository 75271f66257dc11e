import { discountPercent, formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { chargeMessages } from '../charges.messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { PaymentInfo, WonCharge } from '../payment-info.ts'
import { ChargedRows } from './ChargedRows.tsx'

interface AmountsProps {
  info: Pick<PaymentInfo, 'price' | 'discountAmount' | 'totalAmount' | 'currency'>
  coupon?: { name: string; discount: number } | null
  /** Where another amount is charged than is shown. */
  charge?: WonCharge | null
}

/** Each amount explained, and their sum. */
export function Amounts({ info, coupon = null, charge = null }: AmountsProps) {
  const t = useMessages(orderMessages)
  const shown = useMessages(chargeMessages)
  const { language } = useSite()
  const money = (amount: number) => formatAmount(amount, info.currency, language)
  const total = info.totalAmount - (coupon?.discount ?? 0)
  const percent = discountPercent(info.price, info.price - info.discountAmount)
  return (
    <KVList>
      <KV k={t('price')} v={money(info.price)} />
      {info.discountAmount > 0 && (
        <KV k={t('discount', { percent })} v={`−${money(info.discountAmount)}`} sale />
      )}
      {coupon && <KV k={t('couponOf', { name: coupon.name })} v={`−${money(coupon.discount)}`} sale />}
      {(!charge || total !== info.price) && (
        <KV k={charge ? shown('shown') : t('amount')} v={money(total)} strong={!charge} />
      )}
      {charge && <ChargedRows charge={charge} />}
    </KVList>
  )
}
