import { discountPercent, formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { chargeMessages } from '../charges.messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { PaymentInfo, WonCharge } from '../payment-info.ts'
import { ChargedRows } from './ChargedRows.tsx'

interface AmountsProps {
  info: Pick<PaymentInfo, 'price' | 'discountAmount' | 'totalAmount' | 'levelDiscount' | 'currency'>
  coupon?: { name: string; discount: number; levelDiscount: number } | null
  /** Where another amount is charged than is shown. */
  charge?: WonCharge | null
}

/** Each amount explained, and their sum. */
export function Amounts({ info, coupon = null, charge = null }: AmountsProps) {
  const t = useMessages(orderMessages)
  const shown = useMessages(chargeMessages)
  const { language } = useSite()
  const money = (amount: number) => formatAmount(amount, info.currency, language)
  const { levelDiscount: level } = info
  const byClass = info.discountAmount - (level?.amount ?? 0)
  const byLevel = coupon ? coupon.levelDiscount : (level?.amount ?? 0)
  const total = info.price - byClass - byLevel - (coupon?.discount ?? 0)
  const percent = discountPercent(info.price, info.price - byClass)
  return (
    <KVList>
      <KV k={t('price')} v={money(info.price)} />
      {byClass > 0 && <KV k={t('discount', { percent })} v={`−${money(byClass)}`} sale />}
      {level && byLevel > 0 && <KV k={t('levelDiscount', level)} v={`−${money(byLevel)}`} sale />}
      {coupon && <KV k={t('couponOf', { name: coupon.name })} v={`−${money(coupon.discount)}`} sale />}
      {(!charge || total !== info.price) && (
        <KV k={charge ? shown('shown') : t('amount')} v={money(total)} strong={!charge} />
      )}
      {charge && <ChargedRows charge={charge} />}
    </KVList>
  )
}
