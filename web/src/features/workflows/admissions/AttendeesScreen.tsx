import { useState } from 'react'
import type { Attendee } from 'contract/workflows/admissions/schemas'
import { seqIn, useSeq } from '../../../platform/address.ts'
import { useCanHere } from '../../../platform/use-can-here.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { SpreadsheetButton } from '../../../platform/management/SpreadsheetButton.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { CertificatesButton } from '../../learning/certificates/CertificatesDialog.tsx'
import { StudentLimitNote } from '../../money/enrolments/StudentLimitNote.tsx'
import { shownStates, stateFrom, useAttendees, useAttendeeSpreadsheet } from './attendees.api.ts'
import { attendeeMessages } from './attendees.messages.ts'
import css from './AttendeesScreen.module.css'
import { AddFromFile } from './parts/AddFromFile.tsx'
import { AttendeeTable } from './parts/AttendeeTable.tsx'
import { InviteButton } from './parts/InviteButton.tsx'
import { RoundChoice } from './parts/RoundChoice.tsx'
import { CancelDialog } from './parts/CancelDialog.tsx'
import { LearningHistoryDialog } from './parts/LearningHistoryDialog.tsx'
import { ViewingTimeDialog } from './parts/ViewingTimeDialog.tsx'

/** The applicants and learners of a class, by state. */
export function AttendeesScreen() {
  const t = useMessages(attendeeMessages)
  const courseSeq = useSeq('courseSeq')
  const { params, page, size, q, set, turn } = useListQuestion()
  const state = stateFrom(params.get('state'))
  const classSeq = seqIn('classSeq', params.get('round'))
  const attendees = useAttendees(courseSeq, { state, q, classSeq, page, size })
  const spreadsheet = useAttendeeSpreadsheet(courseSeq, { state, q, classSeq })
  const mayDownload = useCanHere()('CLASS_STUDENT_EXCEL_DOWNLOAD')
  const [typed, setTyped] = useState(q)
  const [leaving, setLeaving] = useState<Attendee | null>(null)
  const [learner, setLearner] = useState<Attendee | null>(null)
  const [watching, setWatching] = useState<Attendee | null>(null)
  const counts = attendees.data?.counts
  const all = counts && shownStates.reduce((sum, shownState) => sum + counts[shownState], 0)
  const isFiltered = q !== '' || state !== undefined || classSeq !== undefined
  const showAll = () => {
    setTyped('')
    set({ q: '', state: '', round: '' })
  }
  return (
    <>
      <StudentLimitNote />
      <div className={css.filters}>
        <ChipRow label={t('states')}>
          <Chip selected={!state} count={all} onPress={() => set({ state: '' })}>
            {t('all')}
          </Chip>
          {shownStates.map((shownState) => (
            <Chip
              key={shownState}
              selected={state === shownState}
              count={counts?.[shownState]}
              onPress={() => set({ state: shownState })}
            >
              {t(shownState)}
            </Chip>
          ))}
        </ChipRow>
        <div className={css.tools}>
          <RoundChoice courseSeq={courseSeq} chosen={classSeq} onChoose={(round) => set({ round })} />
          <InviteButton courseSeq={courseSeq} />
          <AddFromFile courseSeq={courseSeq} />
          <CertificatesButton courseSeq={courseSeq} />
          {mayDownload && <SpreadsheetButton {...spreadsheet} disabled={!attendees.data?.total} />}
          <div className={css.search}>
            <SearchInput
              label={t('search')}
              placeholder={t('searchPlaceholder')}
              clearLabel={t('clear')}
              value={typed}
              onChange={setTyped}
              onSearch={(text) => set({ q: text.trim() })}
            />
          </div>
        </div>
      </div>
      <PagedList
        of={attendees}
        page={page}
        size={size}
        {...turn}
        isFiltered={isFiltered}
        onShowAll={showAll}
        words={{
          empty: t('emptyTitle'),
          emptyText: t('emptyText'),
          noMatch: t('noMatch'),
          showAll: t('showAll'),
        }}
      >
        {(list) => (
          <AttendeeTable
            courseSeq={courseSeq}
            attendees={list}
            onCancel={setLeaving}
            onViewingTime={setWatching}
            onHistory={setLearner}
          />
        )}
      </PagedList>
      {learner && (
        <LearningHistoryDialog courseSeq={courseSeq} attendee={learner} onClose={() => setLearner(null)} />
      )}
      {watching && (
        <ViewingTimeDialog courseSeq={courseSeq} attendee={watching} onClose={() => setWatching(null)} />
      )}
      {leaving && <CancelDialog courseSeq={courseSeq} attendee={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}
