import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_ALIAS, startPath } from 'contract/values/class-paths'
import type { Order } from 'contract/money/orders/schemas'
import { useGo, useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { Spot } from '../../../ui/art/Spot.tsx'
import { OrderParcels } from '../deliveries/OrderParcels.tsx'
import { applicationMessages } from './application.messages.ts'
import { useIsPackagePage, usePaidOrder } from './orders.api.ts'
import { orderMessages } from './orders.messages.ts'
import { OpenedClasses } from './parts/OpenedClasses.tsx'
import { PlainHeader } from './parts/PlainHeader.tsx'
import { MailReceipt } from './parts/MailReceipt.tsx'
import { SaveReceipt } from './parts/SaveReceipt.tsx'
import { Receipt } from './parts/Receipt.tsx'
import css from './PaymentScreen.module.css'

const outcomes = {
  kept: { spot: 'done', title: 'done', text: 'doneText' },
  refunded: { spot: 'done', title: 'refunded', text: 'refundedText' },
  unpaid: { spot: 'error', title: 'notPaid', text: 'notPaidText' },
} as const
function outcomeOf({ state }: Order): keyof typeof outcomes {
  if (state === 'PAID' || state === 'PARTIALLY_REFUNDED') return 'kept'
  return state === 'REFUNDED' ? 'refunded' : 'unpaid'
}

/** The receipt, and the link to the classroom; shows whether the order was refunded or never paid. */
export function PaymentCompleteScreen() {
  const t = useMessages(orderMessages)
  const words = useMessages(applicationMessages)
  const courseSeq = useSeq('courseSeq')
  const isPackage = useIsPackagePage()
  const [params] = useSearchParams()
  const orderNo = params.get('orderNo') ?? ''
  const { order: data, classes, error, refetch } = usePaidOrder(courseSeq, orderNo)
  const outcome = data ? outcomeOf(data) : 'kept'
  const { spot, ...keys } = outcomes[outcome]
  const go = useGo()
  // Links that know only a number name a package as a class.
  const isMoved = !isPackage && data?.productKind === 'PACKAGE'
  useEffect(() => {
    if (isMoved) go(`/packages/${courseSeq}/payment/complete?orderNo=${orderNo}`, { replace: true })
  }, [go, isMoved, courseSeq, orderNo])
  // Paid, and not decided yet.
  const wait = outcome === 'kept' ? (data?.wait ?? null) : null
  const title = wait ? words('applied') : t(keys.title)
  const outcomeText = t(keys.text, { email: data?.ordererEmail ?? '' })
  const text = wait ? words(wait === 'LIST' ? 'lineText' : 'appliedText') : outcomeText
  return (
    <>
      <Head title={title} isPrivate />
      <div className="no-print">
        <PlainHeader />
      </div>
      <main id="main" className={css.centre}>
        {error && (
          <ErrorNote
            isPage
            title={t('loadFailed')}
            text={error.message}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        )}
        {!data && !error && <SkeletonBlock height={420} />}
        {data && (
          <>
            <div className={`${css.hero} no-print`}>
              <Spot kind={spot} />
              <h1>{title}</h1>
              <p>{text}</p>
            </div>
            <Receipt order={data} />
            {outcome === 'kept' && !wait && classes.length > 0 && <OpenedClasses classes={classes} />}
            {data.delivery && (
              <div className={`${css.parcels} no-print`}>
                <OrderParcels delivery={data.delivery} />
              </div>
            )}
            <div className={`${css.acts} no-print`}>
              {data.paidAt && (
                <>
                  <SaveReceipt orderNo={data.orderNo} />
                  <MailReceipt orderNo={data.orderNo} />
                </>
              )}
              <Button size="lg" variant="outline" onPress={() => print()}>
                {t('print')}
              </Button>
              {wait ? (
                <Button size="lg" href="/me/classes">
                  {words('toMine')}
                </Button>
              ) : outcome === 'kept' ? (
                <Button size="lg" href={startPath({ ...data, courseSeq, serviceAlias: DEFAULT_ALIAS })}>
                  {t('start')}
                </Button>
              ) : (
                <Button size="lg" href={`/classes/${courseSeq}`}>
                  {t('toClass')}
                </Button>
              )}
            </div>
          </>
        )}
      </main>
    </>
  )
}
