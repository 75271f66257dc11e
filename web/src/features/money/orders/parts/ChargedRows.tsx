import type { Order } from 'contract/money/orders/schemas'
import { formatAmount, formatRate } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV } from '../../../../ui/KV.tsx'
import { chargeMessages } from '../charges.messages.ts'
import type { WonCharge } from '../payment-info.ts'

/** Below an amount in dollars: what is charged for it, and at which rate. */
export function ChargedRows({ charge: { currency, totalAmount, exchangeRate } }: { charge: WonCharge }) {
  const t = useMessages(chargeMessages)
  const { language } = useSite()
  return (
    <>
      <KV k={t('rate')} v={t('rateOf', { won: formatRate(exchangeRate, language) })} />
      <KV k={t('charged')} v={formatAmount(totalAmount, currency, language)} strong />
    </>
  )
}

/** Above what was charged for an order: what its buyer was shown, and at which rate; nothing where it is the same. */
export function DisplayRows({
  order,
}: {
  order: Pick<Order, 'amountShown' | 'currencyShown' | 'exchangeRate'>
}) {
  const t = useMessages(chargeMessages)
  const { language } = useSite()
  const { amountShown, currencyShown, exchangeRate } = order
  if (exchangeRate === null) return null
  return (
    <>
      <KV k={t('shown')} v={formatAmount(amountShown, currencyShown, language)} />
      <KV k={t('rate')} v={t('rateOf', { won: formatRate(exchangeRate, language) })} />
    </>
  )
}
