import { addressOfPage } from 'contract/site/pages/pages.rules'
import { useSession } from '../../../../platform/session.tsx'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { PageSeoLine } from '../seo.api.ts'
import { seoMessages } from '../seo.messages.ts'
import css from './seo-layout.module.css'

/** Pages with the title and the words of their search result. They are changed where the page is written. */
export function PageSeoTable({ pages }: { pages: PageSeoLine[] }) {
  const t = useMessages(seoMessages)
  const { noIndex } = useChannel()
  const { can } = useSession()
  const columns: Column<PageSeoLine>[] = [
    {
      key: 'page',
      head: t('page'),
      cell: ({ title, path }) => (
        <span className={css.page}>
          <b>{title}</b>
          <small>{addressOfPage(path)}</small>
        </span>
      ),
      bare: true,
    },
    {
      key: 'result',
      head: t('result'),
      cell: ({ title, seo }) => (
        <span className={css.page}>
          <span>{seo.title || title}</span>
          <small>{seo.description || t('fromPage')}</small>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('exposure'),
      cell: ({ seo }) => {
        const isHidden = noIndex || seo.noIndex
        return <Kind tone={isHidden ? 'soon' : 'ok'}>{t(isHidden ? 'hidden' : 'shown')}</Kind>
      },
      width: 140,
    },
  ]
  const change: Column<PageSeoLine> = {
    key: 'actions',
    head: t('actions'),
    cell: ({ pageSeq, title }) => (
      <Button
        size="sm"
        variant="outline"
        href={`/settings/page/${pageSeq}/edit#search`}
        label={t('edit', { name: title })}
      >
        {t('editShort')}
      </Button>
    ),
    end: true,
    bare: true,
    width: 120,
  }
  return (
    <DataTable
      label={t('pages')}
      columns={can('SITE_PAGE_UPDATE') ? [...columns, change] : columns}
      rows={pages}
      keyOf={({ pageSeq }) => pageSeq}
    />
  )
}
