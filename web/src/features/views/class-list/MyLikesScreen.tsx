import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Loading } from '../../../ui/Skeleton.tsx'
import { ClassGrid, ClassGridSkeleton } from './ClassGrid.tsx'
import { useMyLikes } from '../../community/likes/likes.api.ts'
import { likesMessages } from '../../community/likes/likes.messages.ts'

/** The classes that the member likes, newest first. */
export function MyLikesScreen() {
  const t = useMessages(likesMessages)
  const { page, size, turn } = useListQuestion()
  const { data, error, refetch } = useMyLikes({ page, size })
  useLastPage(data, { page, size, ...turn })
  return (
    <main id="main" className="wrap" style={{ paddingBlock: '36px 96px' }}>
      <Head title={t('mine')} isPrivate />
      <PageHead title={t('mine')} count={data && t('count', { count: data.total })} />
      {error && !data && (
        <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
      )}
      {!error && !data && (
        <Loading label={t('loading')}>
          <ClassGridSkeleton count={4} />
        </Loading>
      )}
      {data?.list.length === 0 && (
        <Empty
          title={t('mineEmpty')}
          text={t('mineEmptyText')}
          action={<Button href="/classes">{t('browse')}</Button>}
        />
      )}
      {data && data.list.length > 0 && (
        <>
          <ClassGrid courses={data.list} />
          <ListPages page={page} size={size} total={data.total} onPage={turn.onPage} />
        </>
      )}
    </main>
  )
}
