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
import { shelfFrom, shelves, useCourseReviews } from './course-approval.api.ts'
import { courseReviewMessages } from './course-approval.messages.ts'
import { ReviewTable } from './parts/ReviewTable.tsx'
import css from './course-approval.module.css'

/** Lists submitted classes, for the operator. */
export function ReviewListScreen() {
  const t = useMessages(courseReviewMessages)
  const { params, page, size, turn } = useListQuestion()
  const shelf = shelfFrom(params)
  const reviews = useCourseReviews({ shelf, page, size })
  useLastPage(reviews.data, { page, size, ...turn })
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} count={reviews.data && t('count', { count: reviews.data.total })} />
      <Tabs
        id="reviews"
        label={t('shelves')}
        current={shelf}
        tabs={shelves.map((key) => ({ key, label: t(key), href: `/admin/course-reviews?shelf=${key}` }))}
      />
      <Answer of={reviews}>
        {({ list, total, reviewHours }) => (
          <div className={css.list}>
            {reviewHours === 0 ? (
              <Notice tone="info" title={t('off')}>
                {t('offWhy')}
              </Notice>
            ) : (
              shelf === 'waiting' && <Notice>{t('onWhy', { count: reviewHours })}</Notice>
            )}
            {list.length === 0 ? (
              <Empty
                title={t(shelf === 'waiting' ? 'empty' : 'emptyDecided')}
                text={shelf === 'waiting' && reviewHours > 0 ? t('emptyText') : undefined}
                spot="done"
              />
            ) : (
              <>
                <Card pad="none">
                  <ReviewTable reviews={list} shelf={shelf} />
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
