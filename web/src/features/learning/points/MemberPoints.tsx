import { lazy, Suspense, useState } from 'react'
import type { UserSeq } from 'contract/values/ids'
import { SpreadsheetButton } from '../../../platform/management/SpreadsheetButton.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { Balances, Entries } from './parts/Ledger.tsx'
import { useMemberPoints, usePointSpreadsheet } from './points.api.ts'
import { pointMessages } from './points.messages.ts'
import css from './points.module.css'

const ChangeDialog = lazy(() => import('./parts/ChangeDialog.tsx').then((m) => ({ default: m.ChangeDialog })))

/** The points of a member, their history, and the button to give or deduct some by hand. */
export function MemberPoints({ userSeq, name }: { userSeq: UserSeq; name: string }) {
  const t = useMessages(pointMessages)
  const { can } = useSession()
  const { first, all, error, ...pages } = useMemberPoints(userSeq)
  const spreadsheet = usePointSpreadsheet(userSeq)
  const [isChanging, setChanging] = useState(false)
  const entries = all.flatMap(({ list }) => list)
  return (
    <section>
      <div className={css.head}>
        <h3>{t('title')}</h3>
        {can('SITE_MEMBER_UPDATE') && (
          <Button size="sm" variant="outline" onPress={() => setChanging(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      {error && <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: pages.retry }} />}
      {!first && !error && <SkeletonBlock height={72} />}
      {first && <Balances of={first.balances} isCompact />}
      {first && entries.length === 0 && <p>{t('emptyStaff')}</p>}
      <Entries of={entries} />
      {entries.length > 0 && (
        <div className={css.file}>
          <SpreadsheetButton {...spreadsheet} disabled={false} />
        </div>
      )}
      {pages.hasMore && (
        <div className={css.more}>
          <Button size="sm" variant="outline" loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
      {isChanging && (
        <Suspense fallback={null}>
          <ChangeDialog userSeq={userSeq} name={name} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  )
}
