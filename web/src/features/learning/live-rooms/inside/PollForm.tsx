import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import {
  MAX_CHOICE_LETTERS,
  MAX_QUESTION_LETTERS,
  POLL_CHOICES,
} from 'contract/learning/live-rooms/live-rooms.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useOpenPoll, type LessonRef } from '../live-rooms.api.ts'
import { livePollMessages } from './poll.messages.ts'
import css from './Poll.module.css'

/** A question with two to six choices. */
export function PollForm({ lessonRef, onOpened }: { lessonRef: LessonRef; onOpened: () => void }) {
  const t = useMessages(livePollMessages)
  const { run, isRunning, error } = useOpenPoll(lessonRef)
  const [question, setQuestion] = useState('')
  const [choices, setChoices] = useState<readonly string[]>(['', ''])
  const [isIncomplete, setIncomplete] = useState(false)
  const filled = choices.map((choice) => choice.trim()).filter((choice) => choice !== '')
  const isReady =
    question.trim() !== '' && filled.length >= POLL_CHOICES.min && new Set(filled).size === filled.length
  const open = () => {
    setIncomplete(!isReady)
    if (!isReady) return
    void run({ body: { question: question.trim(), choices: filled } }).then(onOpened, () => {
      // The reason is shown above the button.
    })
  }
  return (
    <Form
      className={css.poll}
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <h2>{t('newPoll')}</h2>
      <TextInput
        label={t('question')}
        value={question}
        onChange={setQuestion}
        maxLength={MAX_QUESTION_LETTERS}
      />
      {choices.map((choice, at) => (
        // The position is what names a choice.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.field}>
          <TextInput
            label={t('choice', { number: at + 1 })}
            value={choice}
            onChange={(text) => setChoices(choices.with(at, text))}
            maxLength={MAX_CHOICE_LETTERS}
          />
          {choices.length > POLL_CHOICES.min && (
            <IconButton
              label={t('removeChoice', { number: at + 1 })}
              icon={<IconTrash size={18} aria-hidden />}
              onPress={() => setChoices(choices.toSpliced(at, 1))}
            />
          )}
        </div>
      ))}
      {choices.length < POLL_CHOICES.max && (
        <Button
          variant="outline"
          size="sm"
          icon={<IconPlus size={17} aria-hidden />}
          onPress={() => setChoices([...choices, ''])}
        >
          {t('addChoice')}
        </Button>
      )}
      {isIncomplete && !isReady && <Notice tone="error">{t('incomplete')}</Notice>}
      {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      <Button type="submit" loading={isRunning}>
        {t('open')}
      </Button>
    </Form>
  )
}
