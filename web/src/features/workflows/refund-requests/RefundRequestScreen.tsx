import { IconChevronLeft } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { RefundItem } from './parts/RefundItem.tsx'
import { useRefundOffer } from './refund-requests.api.ts'
import { refundRequestMessages } from './refund-requests.messages.ts'
import css from './RefundRequestScreen.module.css'

/** A buyer asks for money back: what it comes to and why, item by item of one order. */
export function RefundRequestScreen() {
  const t = useMessages(refundRequestMessages)
  const { orderNo = '' } = useParams()
  const offer = useRefundOffer(orderNo)
  return (
    <main id="main" className={css.page}>
      <Head title={t('title')} isPrivate />
      <Anchor href="/paymenthistory" className={css.back}>
        <IconChevronLeft size={18} aria-hidden /> {t('back')}
      </Anchor>
      <Answer of={offer} height={640}>
        {(data) => data.items.map((item) => <RefundItem key={item.itemNo} offer={data} item={item} />)}
      </Answer>
    </main>
  )
}
