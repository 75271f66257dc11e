import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { questionMessages } from '../questions.messages.ts'
import css from './questions.module.css'

interface TalkFormProps {
  label: string
  okLabel: string
  start?: string
  onSend: (content: string) => Promise<unknown>
  onClose: () => void
}

/** A reply to a question. The draft stays if sending fails. */
export function TalkForm({ label, okLabel, start = '', onSend, onClose }: TalkFormProps) {
  const t = useMessages(questionMessages)
  const [content, setContent] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const send = () => {
    if (content.trim() === '') return setProblem(t('needContent'))
    setSending(true)
    return onSend(content).then(onClose, (error: unknown) => {
      setSending(false)
      setProblem(messageOf(error, t('sendFailed')))
    })
  }
  return (
    <div className={css.form}>
      <TextArea label={label} value={content} onChange={setContent} rows={3} error={problem ?? undefined} />
      <div className={css.buttons}>
        <Button variant="subtle" size="sm" disabled={isSending} onPress={onClose}>
          {t('cancel')}
        </Button>
        <Button size="sm" loading={isSending} onPress={() => void send()}>
          {okLabel}
        </Button>
      </div>
    </div>
  )
}
