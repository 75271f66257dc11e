import { formatAmount } from 'contract/values/money'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useImportedSales, type ImportedSale } from './file-imports.api.ts'
import { importedSaleMessages } from './imported-sales.messages.ts'
import css from './parts/file-imports.module.css'

const tones = { PLACED: 'ok', WAITING: 'brand', RECORDED: 'plain' } as const

/** What was sold at other services, as a record. */
export function ImportedSalesScreen() {
  const t = useMessages(importedSaleMessages)
  const { page, size, set, turn } = useListQuestion()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <LinkButton href="/settings/import" tone="dimmed">
        {t('back')}
      </LinkButton>
      <PageHead title={t('title')} sub={t('sub')} />
      <PagedList
        of={useImportedSales(page, size)}
        page={page}
        size={size}
        {...turn}
        isFiltered={page > 1}
        onShowAll={() => set({ page: '' })}
        words={{ empty: t('none'), emptyText: t('noneText'), noMatch: t('none'), showAll: t('first') }}
      >
        {(list) => <Sales list={list} />}
      </PagedList>
    </>
  )
}

function Sales({ list }: { list: ImportedSale[] }) {
  const t = useMessages(importedSaleMessages)
  const { language } = useSite()
  const columns: Column<ImportedSale>[] = [
    {
      key: 'buyer',
      head: t('buyer'),
      cell: ({ name, email }) => (
        <>
          {name} <span className={css.by}>{email}</span>
        </>
      ),
    },
    { key: 'bought', head: t('bought'), cell: ({ title }) => title },
    { key: 'soldOn', head: t('soldOn'), cell: ({ soldOn }) => soldOn ?? '–' },
    {
      key: 'amount',
      head: t('amount'),
      end: true,
      cell: ({ amount, currency }) => (amount === null ? '–' : formatAmount(amount, currency, language)),
    },
    { key: 'until', head: t('until'), cell: ({ untilOn }) => untilOn ?? '–' },
    { key: 'state', head: t('state'), cell: ({ state }) => <Kind tone={tones[state]}>{t(state)}</Kind> },
  ]
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={list}
      keyOf={({ importedSaleSeq }) => importedSaleSeq}
    />
  )
}
