import { useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import type { LessonHere } from '../lesson-here.ts'
import { useAsk } from '../questions.api.ts'
import { questionMessages } from '../questions.messages.ts'
import css from './questions.module.css'

interface AskProps {
  courseSeq: CourseSeq
  lesson?: LessonHere | undefined
  onClose: () => void
}
/** Writes a question. The draft stays until it is sent. */
export function AskDialog({ courseSeq, lesson, onClose }: AskProps) {
  const t = useMessages(questionMessages)
  const ask = useAsk(courseSeq)
  const [content, setContent] = useState('')
  const [isSecret, setSecret] = useState(false)
  const [second] = useState(() => lesson?.second() ?? null)
  const [isAboutSecond, setAboutSecond] = useState(second !== null && second > 0)
  const [isPressed, setPressed] = useState(false)
  const isEmpty = content.trim() === ''
  const send = () => {
    setPressed(true)
    if (isEmpty) return
    const about = lesson && {
      curriculumSeq: lesson.curriculumSeq,
      playSecond: isAboutSecond ? second : null,
    }
    ask.run({ body: { content, isSecret, ...about } }).then(
      () => {
        toast({ text: t('asked'), tone: 'ok' })
        onClose()
      },
      () => undefined,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('askTitle')}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('send')}
      cancelLabel={t('cancel')}
      onOk={send}
      busy={ask.isRunning}
    >
      <TextArea
        label={t('content')}
        value={content}
        onChange={setContent}
        placeholder={t(lesson ? 'lessonPlaceholder' : 'placeholder')}
        error={isPressed && isEmpty ? t('needContent') : undefined}
      />
      <div className={css.switches}>
        {second !== null && second > 0 && (
          <Switch
            label={t('aboutSecond', { time: formatLength(second) })}
            hint={t('aboutSecondHint')}
            checked={isAboutSecond}
            onChange={setAboutSecond}
          />
        )}
        <Switch label={t('secret')} hint={t('secretHint')} checked={isSecret} onChange={setSecret} />
      </div>
      {ask.error && <Notice tone="error">{messageOf(ask.error, t('sendFailed'))}</Notice>}
    </FormDialog>
  )
}
