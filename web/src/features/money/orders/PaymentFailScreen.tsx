import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { useFail } from './orders.api.ts'
import { orderMessages } from './orders.messages.ts'
import { PlainHeader } from './parts/PlainHeader.tsx'
import css from './PaymentScreen.module.css'

/** The return from the provider without a payment: the seat is released, and the page says that nothing was charged. */
export function PaymentFailScreen() {
  const t = useMessages(orderMessages)
  const courseSeq = useSeq('courseSeq')
  const [params] = useSearchParams()
  const { run } = useFail()
  const code = params.get('code') ?? ''
  const isCancelled = /cancel/i.test(code)
  const release = useEffectEvent(() => {
    void run({ body: { orderNo: params.get('orderNo') ?? '', code: code.slice(0, 60) } }).catch(() => null)
  })
  useEffect(() => release(), [])
  return (
    <>
      <Head title={t('failed')} isPrivate />
      <PlainHeader />
      <main id="main" className={css.centre}>
        <Empty
          isPage
          spot="error"
          title={isCancelled ? t('cancelled') : t('failed')}
          text={isCancelled ? t('cancelledText') : t('failedText')}
          action={
            <Button size="lg" href={`/classes/${courseSeq}/payment`}>
              {t('again')}
            </Button>
          }
        />
      </main>
    </>
  )
}
