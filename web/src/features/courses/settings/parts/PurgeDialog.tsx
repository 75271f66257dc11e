import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { usePurgeCourse } from '../class-life.api.ts'
import { classLifeWords } from '../class-life.words.ts'
import type { AdminCourse } from '../course-settings.api.ts'

interface PurgeDialogProps {
  course: AdminCourse
  onClose: () => void
}

/** There is no way back from here, so the name of the class is typed first. */
export function PurgeDialog({ course: { courseSeq, title }, onClose }: PurgeDialogProps) {
  const t = useWords(classLifeWords)
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
    <Dialog
      open
      onClose={onClose}
      title={t('purgeTitle')}
      width={500}
      cancelable={!purge.isRunning}
      footer={
        <>
          <Button variant="outline" onPress={onClose} disabled={purge.isRunning}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            disabled={typed.trim() !== title.trim()}
            loading={purge.isRunning}
            onPress={go}
          >
            {t('purge')}
          </Button>
        </>
      }
    >
      <p>{t('purgeText')}</p>
      <TextInput
        label={t('purgeName', { name: `‘${title}’` })}
        value={typed}
        onChange={setTyped}
        maxLength={100}
      />
    </Dialog>
  )
}
