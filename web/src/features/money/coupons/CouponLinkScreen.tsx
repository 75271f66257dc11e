import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { useReceiveCoupon } from './coupons.api.ts'
import { couponMessages } from './coupons.messages.ts'

/** `RECEIVED`, `UNKNOWN` of a link that leads to no coupon, or a sentence that says why there is none for this visitor. */
type Result = 'RECEIVED' | 'UNKNOWN' | { problem: string }

/** The address of a coupon: a signed-in visitor receives it by opening the address. */
export function CouponLinkScreen() {
  const t = useMessages(couponMessages)
  const { linkToken = '' } = useParams()
  const receive = useReceiveCoupon()
  const [result, setResult] = useState<Result | null>(null)
  const take = useEffectEvent((token: string) =>
    receive.run({ linkToken: token }).then(
      () => setResult('RECEIVED'),
      (error: unknown) => setResult(resultOf(error, t('loadFailed'))),
    ),
  )
  useEffect(() => void take(linkToken), [linkToken])
  if (result === 'UNKNOWN') return <CouponLinkUnknown />
  return (
    <main id="main" className="wrap">
      <Head title={t('takeTitle')} isPrivate />
      {result === null ? (
        <Loading label={t('receiving')}>
          <SkeletonText lines={4} />
        </Loading>
      ) : (
        <Empty
          isPage
          spot={result === 'RECEIVED' ? 'done' : 'wait'}
          title={t(result === 'RECEIVED' ? 'received' : 'notReceived')}
          text={result === 'RECEIVED' ? t('receivedText') : result.problem}
          action={<NextSteps />}
        />
      )}
    </main>
  )
}

// A token of another form is answered as an address that does not exist.
const resultOf = (error: unknown, otherwise: string): Result =>
  isRefusal(error, 'COUPON_UNKNOWN', 'NOT_FOUND') ? 'UNKNOWN' : { problem: messageOf(error, otherwise) }

/** An address that looks like the link of a coupon and leads to none. */
export function CouponLinkUnknown() {
  const t = useMessages(couponMessages)
  return (
    <main id="main" className="wrap">
      <Head title={t('takeTitle')} isPrivate />
      <Empty isPage spot="wait" title={t('wrongLink')} text={t('wrongLinkText')} action={<NextSteps />} />
    </main>
  )
}

function NextSteps() {
  const t = useMessages(couponMessages)
  return (
    <>
      <Button href="/coupon">{t('toBox')}</Button>
      <Button variant="outline" href="/classes">
        {t('browse')}
      </Button>
    </>
  )
}
