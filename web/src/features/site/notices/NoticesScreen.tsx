import { DEFAULT_PAGE_SIZE, pageFrom } from 'contract/values/paging'
import { useSearchParams } from 'react-router'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useNotices } from './notices.api.ts'
import { boardMessages } from './notices.messages.ts'
import css from './notices.module.css'

/** The notices of the site, pinned ones first. */
export function NoticesScreen() {
  const t = useMessages(boardMessages)
  const { language } = useSite()
  const { name } = useChannel()
  const { can } = useSession()
  const [params] = useSearchParams()
  const { data, error, isLoading, refetch } = useNotices(params)
  const page = pageFrom(params.get('page'))
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} description={t('lead', { site: name })} />
      <PageHead
        title={t('title')}
        sub={t('lead', { site: name })}
        actions={can('SITE_BOARD_CREATE') && <Button href="/notices/create">{t('write')}</Button>}
      />
      {isLoading && <SkeletonText lines={6} />}
      {error && (
        <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
      )}
      {data?.list.length === 0 && <Empty title={t('empty')} text={t('emptyText')} />}
      {data && data.list.length > 0 && (
        <ul className={css.list}>
          {data.list.map((notice) => (
            <li key={notice.postSeq}>
              <Anchor href={`/notices/${notice.postSeq}`}>
                {notice.isPinned && <Kind tone="brand">{t('pinned')}</Kind>}
                <span>{notice.title}</span>
                <time dateTime={notice.createdAt} className="num">
                  {formatDate(notice.createdAt, language)}
                </time>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > DEFAULT_PAGE_SIZE && (
        <Pagination
          label={t('title')}
          page={page}
          pageCount={Math.ceil(data.total / DEFAULT_PAGE_SIZE)}
          words={{ previous: t('previousPage'), next: t('nextPage'), page: (n) => t('page', { n }) }}
          hrefOf={(n) => `/notices?page=${n}`}
        />
      )}
    </main>
  )
}
