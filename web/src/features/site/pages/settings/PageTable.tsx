import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { addressOfPage } from 'contract/site/pages/pages.rules'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { PageLine } from './pages.api.ts'
import { pagesMessages } from './pages.messages.ts'
import css from './Pages.module.css'
import { PageState } from './PageState.tsx'
import { RemovePage } from './RemovePage.tsx'
import { usePageMenu } from './use-page-menu.ts'

export function PageTable({ pages }: { pages: PageLine[] }) {
  const t = useMessages(pagesMessages)
  const { language } = useSite()
  const { can } = useSession()
  const [removing, setRemoving] = useState<PageLine | null>(null)
  const itemsOf = usePageMenu(setRemoving)
  const columns: Column<PageLine>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: ({ pageSeq, path, title }) => (
        <span className={css.name}>
          {can('SITE_PAGE_UPDATE') ? (
            <Anchor href={`/settings/page/${pageSeq}/edit`}>{title}</Anchor>
          ) : (
            <b>{title}</b>
          )}
          <small>{addressOfPage(path)}</small>
        </span>
      ),
      bare: true,
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ publishStatusCd, isMain }) => (
        <span className={css.states}>
          <PageState of={publishStatusCd} />
          {isMain && <Kind tone="brand">{t('isMain')}</Kind>}
        </span>
      ),
    },
    {
      key: 'search',
      head: t('search'),
      cell: ({ noIndex }) => <span>{t(noIndex ? 'unsearched' : 'searched')}</span>,
    },
    {
      key: 'updated',
      head: t('updated'),
      cell: ({ updatedAt }) => <span className="num">{formatDate(updatedAt, language)}</span>,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (page) => (
        <Menu
          label={t('actionsOf', { name: page.title })}
          icon={<IconDots size={18} />}
          items={itemsOf(page)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      <DataTable label={t('title')} columns={columns} rows={pages} keyOf={({ pageSeq }) => pageSeq} />
      {removing && <RemovePage page={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}
