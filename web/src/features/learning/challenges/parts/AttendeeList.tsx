import { formatPrice } from 'contract/values/money'
import type { ChallengeAttendee } from 'contract/learning/challenges/missions.schemas'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { SpreadsheetButton } from '../../../../platform/management/SpreadsheetButton.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { ListSearch } from '../../../../platform/management/ListSearch.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { attendeeSorts, useAttendees, useAttendeeSpreadsheet, type TermRef } from '../challenges.api.ts'
import { challengeMissionMessages } from '../missions.messages.ts'
import css from '../challenges.module.css'

const sortNames = { rate: 'rate', name: 'nameSort', recent: 'recent' } as const

/** Who takes part in a term, and how far each is. The filter is in the address. */
export function AttendeeList({ termRef }: { termRef: TermRef }) {
  const t = useMessages(challengeMissionMessages)
  const { params, page, size, q, set, turn } = useListQuestion()
  const sort = attendeeSorts.find((one) => one === params.get('sort')) ?? 'rate'
  const attendees = useAttendees(termRef, { page, size, q, sort })
  const spreadsheet = useAttendeeSpreadsheet(termRef, q)
  const total = attendees.data?.checkInTotal ?? 0
  return (
    <>
      <div className={css.filters}>
        <ListSearch label={t('search')} clearLabel={t('clear')} q={q} onSearch={(text) => set({ q: text })} />
        <div className={css.actions}>
          <Select
            label={t('sort')}
            hideLabel
            value={sort}
            onChange={(next) => set({ sort: next === 'rate' ? '' : next })}
            options={attendeeSorts.map((value) => ({ value, label: t(sortNames[value]) }))}
          />
          <SpreadsheetButton {...spreadsheet} disabled={!attendees.data?.total} />
          <Button variant="outline" href={`/classes/${termRef.courseSeq}/settings/attendees`}>
            {t('manage')}
          </Button>
        </div>
      </div>
      <PagedList
        of={attendees}
        page={page}
        size={size}
        {...turn}
        isFiltered={q !== ''}
        onShowAll={() => set({ q: '' })}
        words={{
          empty: t('noOne'),
          emptyText: t('noOneText'),
          noMatch: t('noMatch'),
          showAll: t('showAll'),
        }}
      >
        {(list) => <AttendeeTable attendees={list} total={total} />}
      </PagedList>
    </>
  )
}

function AttendeeTable({ attendees, total }: { attendees: ChallengeAttendee[]; total: number }) {
  const t = useMessages(challengeMissionMessages)
  const { language } = useSite()
  return (
    <DataTable
      label={t('person')}
      rows={attendees}
      keyOf={({ attendSeq }) => attendSeq}
      columns={[
        { key: 'name', head: t('person'), bare: true, cell: ({ name }) => <b>{name}</b> },
        { key: 'email', head: t('email'), cell: ({ email }) => email },
        {
          key: 'rate',
          head: t('progress'),
          cell: ({ rate, count, name }) => (
            <span className={css.rate}>
              <span className="num">
                {t('percent', { rate })} · {t('progressOf', { count, total })}
              </span>
              <ProgressBar size="thin" value={rate} label={`${name} ${t('progress')}`} />
            </span>
          ),
        },
        ...(attendees.some(({ depositBack }) => depositBack !== null)
          ? [
              {
                key: 'back',
                head: t('back'),
                cell: ({ depositBack }: ChallengeAttendee) => (
                  <span className="num">
                    {depositBack === null
                      ? '–'
                      : formatPrice(depositBack.amount, depositBack.currency, language)}
                  </span>
                ),
              },
            ]
          : []),
        {
          key: 'last',
          head: t('last'),
          cell: ({ lastAt }) => (
            <span className="num">{lastAt === null ? t('never') : formatDateTime(lastAt, language)}</span>
          ),
        },
      ]}
    />
  )
}
