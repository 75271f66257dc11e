import { useState } from 'react'
import { Answer } from '../../../../../platform/management/QueryState.tsx'
import { SpreadsheetButton } from '../../../../../platform/management/SpreadsheetButton.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDateTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Card } from '../../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { Empty } from '../../../../../ui/Empty.tsx'
import { SearchInput } from '../../../../../ui/forms/SearchInput.tsx'
import { SectionHead } from '../../../../../ui/SectionHead.tsx'
import { formResponsesMessages } from '../form-responses.messages.ts'
import {
  useResponses,
  useResponseSpreadsheet,
  useSummary,
  type Form,
  type FormResponse,
} from '../form-settings.api.ts'
import { ResponseSheet } from './ResponseSheet.tsx'
import { SummaryCharts } from './SummaryCharts.tsx'
import css from './forms.module.css'

/** What people answered: question by question, and one by one. */
export function ResponseTab({ form }: { form: Form }) {
  const t = useMessages(formResponsesMessages)
  const summary = useSummary(form.formSeq)
  if (form.responseCount === 0) return <Empty title={t('empty')} text={t('emptyText')} />
  return (
    <>
      <SectionHead title={t('summary')} />
      <Answer of={summary}>{(all) => <SummaryCharts {...all} />}</Answer>
      <ResponseList form={form} />
    </>
  )
}

function ResponseList({ form }: { form: Form }) {
  const t = useMessages(formResponsesMessages)
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const pages = useResponses(form.formSeq, q)
  const spreadsheet = useResponseSpreadsheet(form.formSeq, q)
  const list = pages.all.flatMap((page) => page.list)
  const first = { data: pages.first, error: pages.error, refetch: pages.retry }
  return (
    <>
      <SectionHead title={t('responses')} sub={pages.first && t('count', { count: pages.first.total })} />
      <div className={css.bar}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
          onSearch={setQ}
        />
        <SpreadsheetButton {...spreadsheet} disabled={list.length === 0} />
      </div>
      <Answer of={first}>
        {({ columns, hasEnrolments }) =>
          list.length === 0 ? (
            <Empty compact title={t('noMatch')} />
          ) : (
            <ResponseTable form={form} list={list} columns={columns} hasEnrolments={hasEnrolments} />
          )
        }
      </Answer>
      {pages.hasMore && (
        <div className={css.more}>
          <Button variant="outline" loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** How many questions fit beside time and name; the sheet shows all. */
const COLUMNS = 3

interface ResponseTableProps {
  form: Form
  list: FormResponse[]
  columns: NonNullable<ReturnType<typeof useResponses>['first']>['columns']
  hasEnrolments: boolean
}
function ResponseTable({ form, list, columns, hasEnrolments }: ResponseTableProps) {
  const t = useMessages(formResponsesMessages)
  const { language } = useSite()
  const [opened, setOpened] = useState<FormResponse | null>(null)
  const own: Column<FormResponse>[] = columns.slice(0, COLUMNS).map(({ formItemSeq, label }) => ({
    key: String(formItemSeq),
    head: label,
    cell: ({ answers }) => (
      <span className={css.cell}>
        {answers.find((answer) => answer.formItemSeq === formItemSeq)?.text || '–'}
      </span>
    ),
  }))
  const place: Column<FormResponse> = {
    key: 'place',
    head: t('place'),
    cell: ({ enrolment }) => (
      <span className={css.cell}>{enrolment ? (enrolment.reason ?? t('placeGiven')) : '–'}</span>
    ),
  }
  return (
    <>
      <Card pad="none">
        <DataTable
          label={t('responses')}
          rows={list}
          keyOf={({ formResponseSeq }) => formResponseSeq}
          columns={[
            {
              key: 'submittedAt',
              head: t('submittedAt'),
              cell: ({ submittedAt }) => <span className="num">{formatDateTime(submittedAt, language)}</span>,
            },
            { key: 'name', head: t('name'), cell: ({ name }) => name ?? t('visitor') },
            ...(hasEnrolments ? [place] : []),
            ...own,
            {
              key: 'actions',
              head: t('actions'),
              cell: (response) => (
                <Button
                  variant="outline"
                  size="sm"
                  label={t('openOf', { name: response.name ?? t('visitor') })}
                  onPress={() => setOpened(response)}
                >
                  {t('open')}
                </Button>
              ),
              bare: true,
              width: 88,
            },
          ]}
        />
      </Card>
      {opened && <ResponseSheet form={form} response={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
