import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { SiteCodeTable } from './parts/SiteCodeTable.tsx'
import { shelfFrom, shelves, useSiteCodeReviews } from './site-code.api.ts'
import css from './site-code.module.css'
import { siteCodeMessages } from './site-code.messages.ts'

/** Lists code that owners add to their pages, for the operator. */
export function SiteCodeListScreen() {
  const t = useMessages(siteCodeMessages)
  const { params, page, size, turn } = useListQuestion()
  const shelf = shelfFrom(params)
  const reviews = useSiteCodeReviews({ shelf, page, size })
  useLastPage(reviews.data, { page, size, ...turn })
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} count={reviews.data && t('count', { count: reviews.data.total })} />
      <Tabs
        id="site-code"
        label={t('shelves')}
        current={shelf}
        tabs={shelves.map((key) => ({ key, label: t(key), href: `/admin/site-code?shelf=${key}` }))}
      />
      <Answer of={reviews}>
        {({ list, total, policy }) => (
          <div className={css.list}>
            {policy !== 'ask' && (
              <Notice tone="info" title={t(policy)}>
                {t(policy === 'off' ? 'offWhy' : 'freeWhy')}
              </Notice>
            )}
            {list.length === 0 ? (
              <Empty
                title={t(shelf === 'waiting' ? 'empty' : 'emptyDecided')}
                text={shelf === 'waiting' && policy === 'ask' ? t('emptyText') : undefined}
                spot="done"
              />
            ) : (
              <>
                <Card pad="none">
                  <SiteCodeTable reviews={list} shelf={shelf} />
                </Card>
                <ListPages page={page} size={size} total={total} {...turn} />
              </>
            )}
          </div>
        )}
      </Answer>
    </main>
  )
}
