import { formatAmount } from 'contract/values/money'
import { useSeq } from '../../../../platform/address.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { SkeletonBlock } from '../../../../ui/Skeleton.tsx'
import { useOrder } from '../orders.api.ts'
import { orderMessages } from '../orders.messages.ts'
import css from '../PaymentScreen.module.css'

/** A payment that was refused on the return: what the order says about the money, and the way on. */
export function UnconfirmedOrder({ orderNo, message }: { orderNo: string; message: string }) {
  const t = useMessages(orderMessages)
  const { language } = useSite()
  const courseSeq = useSeq('courseSeq')
  const { data: order, isLoading } = useOrder(orderNo)
  if (isLoading) return <SkeletonBlock height={320} />
  const money = (amount: number) => formatAmount(amount, order?.currency ?? 'KRW', language)
  const kept = order ? order.paidAmount - order.refundedAmount : 0
  const isPaid = order !== undefined && order.paidAmount > 0
  const isOpen = order?.state === 'CREATED'
  function text() {
    if (!order) return message || t('loadFailed')
    const about = `${order.title}: ${message}`
    if (kept > 0) return `${about} ${t('willRefund', { amount: money(kept) })}`
    if (isPaid) return `${about} ${t('wasRefunded', { amount: money(order.refundedAmount) })}`
    return isOpen ? t('notYetText') : `${about} ${t('notPaidText')}`
  }
  return (
    <Empty
      isPage
      spot={isOpen ? 'wait' : 'error'}
      title={t(isPaid ? 'notEnrolled' : isOpen ? 'notYet' : 'failed')}
      text={text()}
      action={
        <div className={css.acts}>
          <Button variant="outline" href={isPaid ? '/paymenthistory' : `/classes/${courseSeq}`}>
            {isPaid ? t('history') : t('toClass')}
          </Button>
          {!isPaid && <Button href={`/classes/${courseSeq}/payment`}>{t(isOpen ? 'goOn' : 'again')}</Button>}
        </div>
      }
    />
  )
}
