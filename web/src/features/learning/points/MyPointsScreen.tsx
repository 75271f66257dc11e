import { useState } from 'react'
import { pointKinds } from 'contract/learning/points/points.rules'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { Balances, ByMonth } from './parts/Ledger.tsx'
import { useMyPoints, type Kind } from './points.api.ts'
import { pointMessages } from './points.messages.ts'
import css from './points.module.css'

/** The user's points on this site, month by month. */
export function MyPointsScreen() {
  const t = useMessages(pointMessages)
  const [kind, setKind] = useState<Kind>('ALL')
  const pages = useMyPoints(kind)
  const { first, error } = pages
  const entries = pages.all.flatMap(({ list }) => list)
  const kinds: Kind[] = ['ALL', ...pointKinds]
  return (
    <AccountShell>
      <Head title={t('title')} isPrivate />
      <div>
        <PageHead title={t('title')} />
        {error && <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: pages.retry }} />}
        {first && <Balances of={first.balances} />}
        {(first || !error) && (
          <section className={css.history} aria-label={t('history')}>
            <SegmentedControl
              label={t('filter')}
              wide
              value={kind}
              onChange={setKind}
              options={kinds.map((value) => ({ value, label: t(value) }))}
            />
            {!first && !error && <SkeletonBlock height={240} />}
            {first && entries.length === 0 && (
              <Empty
                title={t('empty')}
                text={t('emptyText')}
                action={<Button href="/me/classes">{t('myClasses')}</Button>}
              />
            )}
            <ByMonth entries={entries} />
            {pages.hasMore && (
              <div className={css.more}>
                <Button variant="outline" loading={pages.isLoadingMore} onPress={pages.loadMore}>
                  {t('more')}
                </Button>
              </div>
            )}
          </section>
        )}
      </div>
    </AccountShell>
  )
}
