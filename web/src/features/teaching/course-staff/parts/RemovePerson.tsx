import type { CourseSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useRemovePost, type ClassPerson } from '../course-staff.api.ts'
import { classStaffMessages } from '../course-staff.messages.ts'

interface RemovePersonProps {
  courseSeq: CourseSeq
  person: ClassPerson
  onClose: () => void
}
/** Explains the effect of removing a person from a class before staff confirm it. */
export function RemovePerson({
  courseSeq,
  person: { userSeq, name, userTypeCd },
  onClose,
}: RemovePersonProps) {
  const t = useMessages(classStaffMessages)
  const { run } = useRemovePost(courseSeq)
  return (
    <AskFirst
      danger
      title={t('removeTitle', { name })}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      deed={() => run({ userSeq }).then(() => t('removed', { name }))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t(userTypeCd === 'TCH' ? 'removeTutorText' : 'removeText')}
    </AskFirst>
  )
}
