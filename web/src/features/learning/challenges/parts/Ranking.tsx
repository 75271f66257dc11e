import { useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { QueryView } from '../../../../platform/QueryView.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useRanking } from '../learner.api.ts'
import { challengeTodayMessages } from '../today.messages.ts'
import css from '../today.module.css'

/** Who is how far, twenty at a time. */
export function Ranking({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(challengeTodayMessages)
  const [page, setPage] = useState(1)
  return (
    <QueryView
      of={useRanking(courseSeq, page, true)}
      words={{ failed: t('failed'), retry: t('retry') }}
      empty={{ title: t('noRanking'), text: t('noFeedText'), isSo: ({ total }) => total === 0 }}
    >
      {({ list, total, mine }) => (
        <section aria-label={t('ranking')}>
          {mine && <Notice tone="info">{t('myRank', { rank: mine.rank })}</Notice>}
          <ol className={css.ranking}>
            {list.map(({ rank, name, rate, count, isMine }, at) => (
              <li key={`${page}:${at}`} data-mine={isMine || undefined}>
                <b className="num">{t('rank', { rank })}</b>
                <Avatar name={name} size={32} />
                <span className={css.person}>
                  <span>
                    {name} {isMine && <Kind tone="brand">{t('mine')}</Kind>}
                  </span>
                  <ProgressBar size="thin" value={rate} label={`${name} ${t('rate', { rate })}`} />
                </span>
                <span className="num">{t('count', { count })}</span>
              </li>
            ))}
          </ol>
          <ListPages page={page} size={20} total={total} onPage={setPage} />
        </section>
      )}
    </QueryView>
  )
}
