import { useSearchParams } from 'react-router'
import { seqIn, useSeq } from '../../../platform/address.ts'
import { BROKEN, isRefusal, OFFLINE } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { orderMessages } from './orders.messages.ts'
import { GoToDeposit } from './parts/GoToDeposit.tsx'
import { Application } from './parts/Application.tsx'
import { Checkout } from './parts/Checkout.tsx'
import { FailureCard, type PaymentFailure } from './parts/FailureCard.tsx'
import { PlainHeader } from './parts/PlainHeader.tsx'
import { ReservedSeatBand } from './parts/ReservedSeatBand.tsx'
import { useCheckoutInfo } from './use-checkout-info.ts'
import css from './PaymentScreen.module.css'

/** Checkout: who sells, what it costs, what happens next, and one button. After a failed payment with the reason above it. */
export function PaymentScreen({ failure }: { failure?: PaymentFailure }) {
  const t = useMessages(orderMessages)
  const courseSeq = useSeq('courseSeq')
  const [params] = useSearchParams()
  const { data, error, refetch } = useCheckoutInfo(courseSeq, seqIn('classSeq', params.get('id')))
  // What was typed stays while the network or the server fails.
  const blocked = isRefusal(error) && error.code !== OFFLINE && error.code !== BROKEN ? error : null
  return (
    <>
      <Head title={t('pay')} isPrivate />
      <PlainHeader />
      {data?.holdUntil && !data.depositOrderNo && !blocked && (
        <ReservedSeatBand until={new Date(data.holdUntil)} />
      )}
      {!data && !error && (
        <main id="main" className={`wrap ${css.page} ${css.loading}`}>
          <SkeletonBlock height={480} />
          <SkeletonBlock height={320} />
        </main>
      )}
      {blocked && (
        <main id="main" className={css.centre}>
          {failure && <FailureCard failure={failure} />}
          <Empty
            isPage={!failure}
            spot="wait"
            title={t('blocked')}
            text={blocked.message}
            action={<Button href={`/classes/${courseSeq}`}>{t('toClass')}</Button>}
          />
        </main>
      )}
      {error && !blocked && !data && (
        <main id="main" className={css.centre}>
          <ErrorNote
            isPage
            title={t('loadFailed')}
            text={error.message}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        </main>
      )}
      {data?.depositOrderNo && !blocked && <GoToDeposit info={data} orderNo={data.depositOrderNo} />}
      {data &&
        !data.depositOrderNo &&
        !blocked &&
        (data.wait && data.totalAmount === 0 ? (
          <Application info={data} wait={data.wait} />
        ) : (
          <Checkout info={data} {...(failure && { failure })} />
        ))}
    </>
  )
}
