import { formatBytes } from 'contract/values/bytes'
import { differences } from 'contract/workflows/site-import/site-import.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { AccordionItem } from '../../../../ui/Accordion.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { SiteImport } from '../site-import.api.ts'
import { siteImportMessages } from '../site-import.messages.ts'
import css from './site-import.module.css'

type Report = NonNullable<SiteImport['report']>
type Table = Report['tables'][number] & { listed: number }

/** What was read back and compared with the archive. */
export function ImportReportCard({ of, report }: { of: SiteImport; report: Report }) {
  const t = useMessages(siteImportMessages)
  const { people, files, withoutSignIn, tables } = report
  const listed = new Map(of.contents?.tables.map(({ name, rows }) => [name, rows]))
  const rows = tables.map((table) => ({ ...table, listed: listed.get(table.name) ?? table.rows }))
  return (
    <Card pad="lg" as="section" label={t('report')}>
      <h2 className={css.title}>{t('report')}</h2>
      <Verdict report={report} />
      <KVList>
        {of.site && (
          <KV
            k={t('address')}
            v={
              <a href={of.site.domain} target="_blank" rel="noreferrer">
                {new URL(of.site.domain).host}
              </a>
            }
          />
        )}
        <KV k={t('people')} v={t('countPeople', { count: people.count })} />
        {withoutSignIn > 0 && <KV k={t('withoutSignIn')} v={t('countPeople', { count: withoutSignIn })} />}
        <KV k={t('rows')} v={t('count', { count: tables.reduce((sum, one) => sum + one.rows, 0) })} />
        <KV k={t('files')} v={t('countAndSize', { count: files.count, size: formatBytes(files.bytes) })} />
      </KVList>
      <div className={css.tables}>
        <AccordionItem title={t('tables')} aside={t('count', { count: tables.length })}>
          <TablesTable tables={rows} />
        </AccordionItem>
      </div>
    </Card>
  )
}

function Verdict({ report: { people, files, tables } }: { report: Report }) {
  const t = useMessages(siteImportMessages)
  const other = differences(tables).map(({ name }) => name)
  if (!people.isSame) other.unshift(t('people'))
  if (!files.isSame) other.unshift(t('files'))
  return other.length === 0 ? (
    <Notice tone="ok" title={t('allSame')}>
      {t('allSameWhat')}
    </Notice>
  ) : (
    <Notice tone="soon" title={t('different')}>
      <p>{t('differentWhat')}</p>
      <p className={css.detail}>
        <code>{other.join(', ')}</code>
      </p>
    </Notice>
  )
}

function TablesTable({ tables }: { tables: Table[] }) {
  const t = useMessages(siteImportMessages)
  const columns: Column<Table>[] = [
    { key: 'name', head: t('table'), bare: true, cell: ({ name }) => <code>{name}</code> },
    { key: 'listed', head: t('inArchive'), end: true, cell: ({ listed }) => listed },
    { key: 'here', head: t('here'), end: true, cell: ({ rows }) => rows },
    {
      key: 'same',
      head: t('checksum'),
      cell: ({ isSame }) => <Kind tone={isSame ? 'ok' : 'soon'}>{t(isSame ? 'same' : 'other')}</Kind>,
    },
  ]
  return <DataTable label={t('tables')} columns={columns} rows={tables} keyOf={({ name }) => name} />
}
