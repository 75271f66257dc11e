import { discountPercent, formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useWords } from '../../../../platform/words/use-words.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { orderWords } from '../orders.messages.ts'
import type { PaymentInfo } from '../payment-info.ts'

/** Each amount explained, and their sum. */
export function Amounts({
  info,
}: {
  info: Pick<PaymentInfo, 'price' | 'discountAmount' | 'totalAmount' | 'currency'>
}) {
  const t = useWords(orderWords)
  const { language } = useSite()
  const money = (amount: number) => formatAmount(amount, info.currency, language)
  const percent = discountPercent(info.price, info.price - info.discountAmount)
  return (
    <KVList>
      <KV k={t('price')} v={money(info.price)} />
      {info.discountAmount > 0 && (
        <KV k={t('discount', { percent })} v={`−${money(info.discountAmount)}`} sale />
      )}
      <KV k={t('amount')} v={money(info.totalAmount)} strong />
    </KVList>
  )
}
