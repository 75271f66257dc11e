import { useState } from 'react'
import type { AttendanceRow } from 'contract/learning/attendance/schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { isRefusal } from '../../../platform/call.ts'
import { SpreadsheetButton } from '../../../platform/management/SpreadsheetButton.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment, formatTime } from '../../../platform/time.ts'
import { useCanHere } from '../../../platform/use-can-here.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { useBookSpreadsheet } from './attendance.api.ts'
import { bookMessages } from './book.messages.ts'
import { ToleranceForm } from './ToleranceForm.tsx'
import { useMarks } from './use-attendance-marks.ts'
import css from './BookDialog.module.css'

/** From this number of learners on, the list has a search field. */
const MANY = 12

interface BookProps {
  courseSeq: CourseSeq
  itemSeq: CurriculumSeq
  title: string
  onClose: () => void
}

/** The attendance of a lesson; the person who leads the lesson records it here. */
export function BookDialog({ courseSeq, itemSeq, title, onClose }: BookProps) {
  const t = useMessages(bookMessages)
  const { language } = useSite()
  const { data, error, refetch, isHere, mark, refusal } = useMarks({ courseSeq, itemSeq })
  const spreadsheet = useBookSpreadsheet(courseSeq)
  const mayDownload = useCanHere()('CLASS_STUDENT_EXCEL_DOWNLOAD')
  const [search, setSearch] = useState('')
  const list = data?.list ?? []
  const shown = list.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  const away = shown.filter((one) => !isHere(one)).map(({ attendSeq }) => attendSeq)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bookOf', { title })}
      size="small-medium"
      closeLabel={t('close')}
      footer={
        <>
          {data?.isOpen && list.length > 0 && (
            <Button variant="outline" disabled={away.length === 0} onPress={() => mark(away, true)}>
              {t('allHere')}
            </Button>
          )}
          <Button onPress={onClose}>{t('close')}</Button>
        </>
      }
    >
      {error && !data && (
        <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
      )}
      {!data && !error && <SkeletonText lines={5} />}
      {data && (
        <>
          <p className={css.sum} role="status">
            {`${formatMoment(data.startAt, language)} · `}
            {t('sum', { count: list.filter(isHere).length, total: list.length })}
          </p>
          {mayDownload && (
            <div className={css.whole}>
              <p>{t('whole')}</p>
              <SpreadsheetButton {...spreadsheet} disabled={list.length === 0} />
            </div>
          )}
          {data.tolerance && <ToleranceForm courseSeq={courseSeq} tolerance={data.tolerance} />}
          {!data.isOpen && <Notice>{t('notYet')}</Notice>}
          {list.length > MANY && (
            <SearchInput label={t('search')} value={search} onChange={setSearch} clearLabel={t('clear')} />
          )}
          {shown.length === 0 && <p>{t(list.length === 0 ? 'nobody' : 'noSuch')}</p>}
          <ul className={css.list}>
            {shown.map((one) => (
              <li key={one.attendSeq}>
                <Checkbox
                  label={one.name}
                  checked={isHere(one)}
                  disabled={!data.isOpen}
                  onChange={(isPresent) => mark([one.attendSeq], isPresent)}
                />
                <When {...one} />
              </li>
            ))}
          </ul>
          {refusal && <Notice tone="error">{isRefusal(refusal) ? refusal.message : t('markFailed')}</Notice>}
        </>
      )}
    </Dialog>
  )
}

function When({ attendedAt, isMarked, insideMinutes, isLate, leftEarly }: AttendanceRow) {
  const t = useMessages(bookMessages)
  if (!attendedAt) return null
  const came = t(isMarked ? 'noted' : 'came', { time: formatTime(attendedAt) })
  return (
    <span className={css.when}>
      <small>
        {[came, insideMinutes !== null && t('inside', { minutes: insideMinutes })]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {isLate && <Kind tone="soon">{t('late')}</Kind>}
      {leftEarly && <Kind tone="soon">{t('leftEarly')}</Kind>}
    </span>
  )
}
