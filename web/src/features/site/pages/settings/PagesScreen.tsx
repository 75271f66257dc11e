import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Head } from '../../../../platform/Head.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { CreatePageDialog } from './CreatePageDialog.tsx'
import { MainPageChoice } from './MainPageChoice.tsx'
import { usePages } from './pages.api.ts'
import { pagesMessages } from './pages.messages.ts'
import { PageTable } from './PageTable.tsx'

/** The owner's pages, and the one that serves as main page. */
export function PagesScreen() {
  const t = useMessages(pagesMessages)
  const { can } = useSession()
  const pages = usePages()
  const [isCreating, setCreating] = useState(false)
  const total = pages.data?.total
  const create = can('SITE_PAGE_CREATE') ? (
    <Button icon={<IconPlus size={18} />} onPress={() => setCreating(true)}>
      {t('create')}
    </Button>
  ) : undefined
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={total === undefined ? undefined : t('count', { count: total })}
        sub={t('sub')}
        actions={total ? create : undefined}
      />
      <Answer of={pages}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t('empty')} text={t('emptyText')} action={create} />
          ) : (
            <>
              {can('SITE_PAGE_UPDATE') && <MainPageChoice pages={list} />}
              <Card pad="none">
                <PageTable pages={list} />
              </Card>
            </>
          )
        }
      </Answer>
      {isCreating && <CreatePageDialog onClose={() => setCreating(false)} />}
    </>
  )
}
