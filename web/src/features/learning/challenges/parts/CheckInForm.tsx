import { IconCamera } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { PictureThumbs } from '../../../system/files/PictureThumbs.tsx'
import { usePictures } from '../../../system/files/use-pictures.ts'
import { useCheckIn, type TodayMission } from '../learner.api.ts'
import { challengeTodayMessages } from '../today.messages.ts'
import css from '../today.module.css'

/** `12.5` or `12,5`; null for anything that is no number. */
function numberIn(text: string) {
  const amount = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null
}

interface CheckInFormProps {
  courseSeq: CourseSeq
  mission: TodayMission
}
/** What the mission needs, and a button that sends it. The draft stays if sending fails. */
export function CheckInForm({ courseSeq, mission }: CheckInFormProps) {
  const t = useMessages(challengeTodayMessages)
  const send = useCheckIn(courseSeq)
  const pictures = usePictures('post')
  const [content, setContent] = useState('')
  const [amount, setAmount] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { checkInType: type, challengeMissionSeq, unit } = mission
  const stored = pictures.list.find((one) => one.stored)?.stored
  const isComplete =
    type === 'TEXT'
      ? content.trim() !== ''
      : type === 'NUMBER'
        ? numberIn(amount) !== null
        : type === 'CHECK' || stored !== undefined
  const submit = () => {
    if (pictures.isSending) return setProblem(t('sending'))
    if (!isComplete) return setProblem(t('needed'))
    setProblem(null)
    const body = {
      content: content.trim(),
      amount: type === 'NUMBER' ? numberIn(amount) : null,
      picture: stored ? { fileSeq: stored.fileSeq, altText: '' } : null,
    }
    send.run({ challengeMissionSeq, body }).then(
      ({ point }) => toast({ text: point > 0 ? t('earned', { point }) : t('checkedIn'), tone: 'ok' }),
      (error: unknown) => setProblem(messageOf(error, t('notSaved'))),
    )
  }
  return (
    <Form className={css.form} onSubmit={submit}>
      {type === 'NUMBER' && (
        <TextInput
          label={t('amount')}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={setAmount}
          maxLength={12}
          end={unit || undefined}
        />
      )}
      {type === 'PHOTO' && <PhotoField pictures={pictures} />}
      {type !== 'CHECK' && (
        <TextArea
          label={t(type === 'TEXT' ? 'text' : 'say')}
          {...(type === 'TEXT' ? { placeholder: t('textHint') } : { optionalLabel: t('optional') })}
          value={content}
          onChange={setContent}
          maxLength={1000}
          rows={type === 'TEXT' ? 3 : 1}
        />
      )}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" wide size="lg" loading={send.isRunning}>
        {t(type === 'CHECK' ? 'check' : 'send')}
      </Button>
    </Form>
  )
}

function PhotoField({ pictures }: { pictures: ReturnType<typeof usePictures> }) {
  const t = useMessages(challengeTodayMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <PictureThumbs label={t('photo')} pictures={pictures} />
      {pictures.list.length === 0 && (
        <Button
          variant="outline"
          wide
          icon={<IconCamera size={20} aria-hidden />}
          onPress={() => input.current?.click()}
        >
          {t('addPhoto')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('addPhoto')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].slice(0, 1)
          // Cleared, so that the same file can be chosen again after a failure.
          target.value = ''
          if (files.length > 0) pictures.add(files)
        }}
      />
    </div>
  )
}
