import { useState } from 'react'
import { messageOf } from '../../../../../platform/call.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { useQuoted } from '../../../../../platform/words/use-quoted.ts'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { usePurgeCourse } from '../course-trash.api.ts'
import { classLifeMessages } from '../course-state.messages.ts'
import type { AdminCourse } from '../course-settings.api.ts'

interface PurgeDialogProps {
  course: AdminCourse
  onClose: () => void
}

/** Purging cannot be reverted, so staff have to type the name of the class. */
export function PurgeDialog({ course: { courseSeq, title }, onClose }: PurgeDialogProps) {
  const t = useMessages(classLifeMessages)
  const quoted = useQuoted()
  const purge = usePurgeCourse(courseSeq)
  const [typed, setTyped] = useState('')
  const go = () => {
    purge.run({ body: { title: typed } }).then(
      () => {
        toast({ text: t('purged'), tone: 'ok' })
        onClose()
      },
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('purgeTitle')}
      size="small-medium"
      okLabel={t('purge')}
      cancelLabel={t('cancel')}
      onOk={go}
      busy={purge.isRunning}
      disabled={typed.trim() !== title.trim()}
      danger
    >
      <p>{t('purgeText')}</p>
      <TextInput
        label={t('purgeName', { name: quoted(title) })}
        value={typed}
        onChange={setTyped}
        maxLength={100}
      />
    </FormDialog>
  )
}
