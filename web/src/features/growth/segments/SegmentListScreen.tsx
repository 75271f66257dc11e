import { IconPlus } from '@tabler/icons-react'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { SegmentTable } from './parts/SegmentTable.tsx'
import { useSegments } from './segments.api.ts'
import { segmentMessages } from './segments.messages.ts'

/** The segments of a site, the newest first. */
export function SegmentListScreen() {
  const t = useMessages(segmentMessages)
  const { can } = useSession()
  const { page, size, turn } = useListQuestion()
  const segments = useSegments({ page, size })
  useLastPage(segments.data, { page, size, ...turn })
  const create = can('SITE_USER_UPDATE') && (
    <Button href="/settings/members/segment/create" icon={<IconPlus size={17} />}>
      {t('create')}
    </Button>
  )
  const total = segments.data?.total
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={total === undefined ? undefined : t('count', { count: total })}
        sub={t('sub')}
        actions={total !== 0 && create}
      />
      <Answer of={segments}>
        {({ list, total: count }) =>
          count === 0 ? (
            <Empty title={t('empty')} text={t('emptyText')} action={create} />
          ) : (
            <>
              <Card pad="none">
                <SegmentTable segments={list} />
              </Card>
              <ListPages page={page} size={size} total={count} {...turn} />
            </>
          )
        }
      </Answer>
    </>
  )
}
