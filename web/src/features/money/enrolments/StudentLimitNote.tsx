import { isNearLimit } from 'contract/money/enrolments/student-limit.rules'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { withSeparators } from '../../../ui/forms/digits.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useStudentLimit } from './student-limit.api.ts'
import { studentLimitMessages } from './student-limit.messages.ts'
import css from './StudentLimitNote.module.css'

/** How much of the limit of the site is taken; nothing where there is none. */
export function StudentLimitNote() {
  const { can } = useSession()
  const { data } = useStudentLimit(can('CLASS_STUDENT_READ'))
  if (!data || data.studentLimit === null) return null
  return (
    <div className={css.note}>
      <Note studentCount={data.studentCount} studentLimit={data.studentLimit} />
    </div>
  )
}

function Note({ studentCount, studentLimit }: { studentCount: number; studentLimit: number }) {
  const t = useMessages(studentLimitMessages)
  const counts = { count: withSeparators(studentCount), limit: withSeparators(studentLimit) }
  if (studentCount >= studentLimit)
    return (
      <Notice tone="soon" title={t('full', counts)}>
        {t('fullText')}
      </Notice>
    )
  if (isNearLimit({ studentCount, studentLimit }))
    return (
      <Notice tone="info" title={t('near', counts)}>
        {t('nearText')}
      </Notice>
    )
  return <p>{t('share', counts)}</p>
}
