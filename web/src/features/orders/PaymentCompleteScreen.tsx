import { useSearchParams } from 'react-router'
import { useSeq } from '../../platform/address.ts'
import { Head } from '../../platform/Head.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { Spot } from '../../ui/art/Spot.tsx'
import { useOrder } from './orders.api.ts'
import { orderWords } from './orders.words.ts'
import { PlainHeader } from './parts/PlainHeader.tsx'
import { Receipt } from './parts/Receipt.tsx'
import css from './PaymentScreen.module.css'

/** The receipt, and the way into the classroom. */
export function PaymentCompleteScreen() {
  const t = useWords(orderWords)
  const courseSeq = useSeq('courseSeq')
  const [params] = useSearchParams()
  const { data, error, refetch } = useOrder(params.get('orderNo') ?? '')
  return (
    <>
      <Head title={t('done')} isPrivate />
      <div className="no-print">
        <PlainHeader />
      </div>
      <main id="main" className={css.centre}>
        {error && (
          <ErrorNote
            isPage
            title={t('loadFailed')}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        )}
        {!data && !error && <SkeletonBlock height={420} />}
        {data && (
          <>
            <div className={`${css.hero} no-print`}>
              <Spot kind="done" />
              <h1>{t('done')}</h1>
              <p>{t('doneText', { email: data.ordererEmail })}</p>
            </div>
            <Receipt order={data} />
            <div className={`${css.acts} no-print`}>
              <Button size="lg" variant="outline" onPress={() => print()}>
                {t('print')}
              </Button>
              <Button size="lg" href={`/classes/${courseSeq}/classroom/first`}>
                {t('start')}
              </Button>
            </div>
          </>
        )}
      </main>
    </>
  )
}
