import type { CourseSeq } from 'contract/values'
import { messageOf } from '../../../platform/call.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Confirm } from '../../../ui/layers/Alert.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useRemovePost, type ClassPerson } from '../class-staff.api.ts'
import { classStaffWords } from '../class-staff.words.ts'

interface RemovePersonProps {
  courseSeq: CourseSeq
  person: ClassPerson
  onClose: () => void
}
/** Says what leaving a class means before it happens. */
export function RemovePerson({
  courseSeq,
  person: { userSeq, name, userTypeCd },
  onClose,
}: RemovePersonProps) {
  const t = useWords(classStaffWords)
  const { run, isRunning } = useRemovePost(courseSeq)
  const remove = () =>
    void run({ userSeq }).then(
      () => {
        onClose()
        toast({ text: t('removed', { name }), tone: 'ok' })
      },
      (error: unknown) => {
        onClose()
        toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  return (
    <Confirm
      open
      danger
      title={t('removeTitle', { name })}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      busy={isRunning}
      onOk={remove}
      onCancel={onClose}
    >
      {t(userTypeCd === 'TCH' ? 'removeTutorText' : 'removeText')}
    </Confirm>
  )
}
