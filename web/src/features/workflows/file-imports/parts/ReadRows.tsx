import { columnNames } from 'contract/workflows/file-imports/column-names'
import { faultTexts, outcomeTexts } from 'contract/workflows/file-imports/fault-texts'
import type { ImportColumn, ImportKind } from 'contract/workflows/file-imports/file-imports.rules'
import { useState } from 'react'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useTranslations } from '../../../../platform/words/use-translations.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { SectionHead } from '../../../../ui/SectionHead.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useImportRows, type FileImport, type ImportRow } from '../file-imports.api.ts'
import { importFileMessages } from '../import-file.messages.ts'
import css from './file-imports.module.css'

const SIZE = 20
/** So many columns of a file of which none is known yet. */
const SHOWN = 5
/** By these staff recognise a row; the result as a spreadsheet has all columns. */
const previewed: Record<ImportKind, readonly ImportColumn[]> = {
  COURSES: ['title', 'price', 'section', 'lesson', 'video'],
  PLACES: ['email', 'name', 'course', 'amount', 'until'],
}

const tones = { DONE: 'ok', ALREADY: 'plain', WAITING: 'brand', RECORDED: 'plain', FAILED: 'soon' } as const

/** The rows as they were read, each with what is wrong or what became of it. */
export function ReadRows({ of }: { of: FileImport }) {
  const t = useMessages(importFileMessages)
  const [only, setOnly] = useState<'ALL' | 'FAULTY'>('ALL')
  const [page, setPage] = useState(1)
  const show = (next: 'ALL' | 'FAULTY') => {
    setOnly(next)
    setPage(1)
  }
  const rows = useImportRows(of.fileImportSeq, { page, size: SIZE, only }, of.state === 'RUNNING')
  return (
    <section className={css.list} aria-labelledby="rows">
      <div className={css.filter}>
        <SectionHead id="rows" title={t('rows')} />
        <SegmentedControl
          label={t('filter')}
          value={only}
          onChange={show}
          options={[
            { value: 'ALL', label: t('all') },
            { value: 'FAULTY', label: t('wrong') },
          ]}
        />
      </div>
      <PagedList
        of={rows}
        page={page}
        size={SIZE}
        onPage={setPage}
        isFiltered={only === 'FAULTY'}
        onShowAll={() => show('ALL')}
        words={{
          empty: t('noRows'),
          emptyText: t('noRowsText'),
          noMatch: t('noRowsText'),
          showAll: t('all'),
        }}
      >
        {(list) => <Rows of={of} list={list} />}
      </PagedList>
    </section>
  )
}

function Rows({ of: { kind, columns, headings }, list }: { of: FileImport; list: ImportRow[] }) {
  const t = useMessages(importFileMessages)
  const say = useTranslations()
  const mapped = previewed[kind].flatMap((key) => {
    const at = columns.find((one) => one.key === key)?.at
    return at === undefined ? [] : [{ head: say(columnNames[key]), at }]
  })
  const cells = mapped.length > 0 ? mapped : headings.map((head, at) => ({ head, at }))
  const shown: Column<ImportRow>[] = [
    {
      key: 'row',
      head: t('row'),
      cell: ({ sheetNo, rowNo }) => (
        <span className="num">{sheetNo > 1 ? t('sheetRow', { sheet: sheetNo, row: rowNo }) : rowNo}</span>
      ),
      width: 72,
    },
    { key: 'state', head: t('state'), cell: (row) => <State kind={kind} of={row} />, width: 180 },
    ...cells.slice(0, SHOWN).map(({ head, at }): Column<ImportRow> => ({
      key: String(at),
      head,
      cell: (row) => <span className={css.cell}>{row.cells[at] || '–'}</span>,
    })),
  ]
  return <DataTable label={t('rows')} columns={shown} rows={list} keyOf={({ position }) => position} />
}

function State({ kind, of: { fault, outcome, message, courseSeq } }: { kind: ImportKind; of: ImportRow }) {
  const t = useMessages(importFileMessages)
  const say = useTranslations()
  if (fault) return <Kind tone="soon">{say(faultTexts[fault])}</Kind>
  if (!outcome) return <Kind tone="ok">{t('good')}</Kind>
  return (
    <div>
      <Kind tone={tones[outcome]}>{say(outcomeTexts[outcome])}</Kind>
      {courseSeq !== null && kind === 'COURSES' && (
        <>
          {' '}
          <Anchor href={`/classes/${courseSeq}/settings`}>{t('edit')}</Anchor>
        </>
      )}
      {message !== null && <span className={css.reason}>{message}</span>}
    </div>
  )
}
