import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Loading, SkeletonText } from '../../../ui/Skeleton.tsx'
import { useReceiveCoupon } from './coupons.api.ts'
import { couponMessages } from './coupons.messages.ts'

/** The address of a coupon: a signed-in visitor receives it by opening the address. */
export function CouponLinkScreen() {
  const t = useMessages(couponMessages)
  const { linkToken = '' } = useParams()
  const receive = useReceiveCoupon()
  const [result, setResult] = useState<{ problem: string | null } | null>(null)
  const take = useEffectEvent((token: string) =>
    receive.run({ linkToken: token }).then(
      () => setResult({ problem: null }),
      (error: unknown) => setResult({ problem: messageOf(error, t('loadFailed')) }),
    ),
  )
  useEffect(() => void take(linkToken), [linkToken])
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
          spot={result.problem === null ? 'done' : 'wait'}
          title={t(result.problem === null ? 'received' : 'notReceived')}
          text={result.problem ?? t('receivedText')}
          action={
            <>
              <Button href="/coupon">{t('toBox')}</Button>
              <Button variant="outline" href="/classes">
                {t('browse')}
              </Button>
            </>
          }
        />
      )}
    </main>
  )
}
