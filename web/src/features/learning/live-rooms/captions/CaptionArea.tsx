import { IconKeyboard, IconMicrophone, IconSend2, IconTextSize } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_CAPTION_LETTERS } from 'contract/learning/live-rooms/captions.rules'
import { messageOf } from '../../../../platform/call.ts'
import { newKey } from '../../../../platform/new-key.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Form } from '../../../../ui/forms/Form.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { useSendCaption } from './captions.api.ts'
import { liveCaptionMessages } from './captions.messages.ts'
import { useCaptionLines } from './use-captions.ts'
import { canRecognize, useSpeech } from './use-speech.ts'
import css from './Captions.module.css'

export const captionSizes = ['M', 'L', 'XL'] as const
export type CaptionSize = (typeof captionSizes)[number]
const languages = { ko: 'ko-KR', en: 'en-US', jp: 'ja-JP' } as const
const captionLanguages = { ko: 'ko', en: 'en', jp: 'ja' } as const

export interface CaptionAreaProps {
  lessonRef: LessonRef
  isHost: boolean
  /** Whether captions stay with recordings. */
  isKept: boolean
  /** Whether the user may speak here. */
  maySpeak: boolean
  isMicrophoneOn: boolean
  ahead: number
  peopleCount: number
  size: CaptionSize
  onSize: (size: CaptionSize) => void
}
/** Two lines below the stage, with who said them. Screen readers read them when their user goes there: the voice is heard anyway. */
export function CaptionArea(props: CaptionAreaProps) {
  const t = useMessages(liveCaptionMessages)
  const { lessonRef, isHost, maySpeak, ahead, peopleCount, size } = props
  const lines = useCaptionLines(lessonRef, { isRead: true, ahead, peopleCount })
  const [isTyping, setTyping] = useState(false)
  const speech = useOwnSpeech(props)
  const nextSize = captionSizes[(captionSizes.indexOf(size) + 1) % captionSizes.length] ?? 'M'
  return (
    <section className={css.area} aria-label={t('title')} data-size={size}>
      <div className={css.lines} aria-live="off">
        {lines.length === 0 ? (
          <p className={css.waiting}>{t(speech.isWaiting ? 'muted' : 'waiting')}</p>
        ) : (
          lines.map(({ liveCaptionSeq, speakerName, content }) => (
            <p key={liveCaptionSeq}>
              <b>{speakerName}</b> {content}
            </p>
          ))
        )}
      </div>
      <div className={css.actions}>
        {maySpeak && (
          <button
            type="button"
            aria-pressed={speech.isOn}
            aria-label={t(speech.isOn ? 'stopSpeaking' : 'speak')}
            title={t(speech.isOn ? 'stopSpeaking' : 'speak')}
            onClick={speech.toggle}
          >
            <IconMicrophone size={20} aria-hidden />
          </button>
        )}
        {isHost && (
          <button
            type="button"
            aria-expanded={isTyping}
            aria-label={t('type')}
            title={t('type')}
            onClick={() => setTyping(!isTyping)}
          >
            <IconKeyboard size={20} aria-hidden />
          </button>
        )}
        <button
          type="button"
          aria-label={t('size', { size: t(`size${size}`) })}
          title={t('size', { size: t(`size${size}`) })}
          onClick={() => props.onSize(nextSize)}
        >
          <IconTextSize size={20} aria-hidden />
        </button>
      </div>
      {isTyping && <TypedCaption lessonRef={lessonRef} />}
      {speech.question}
    </section>
  )
}

/** The user's own voice, after they agreed that their browser turns it into text. docs/rules.md R-1218. */
function useOwnSpeech({ lessonRef, isMicrophoneOn, maySpeak, isKept }: CaptionAreaProps) {
  const t = useMessages(liveCaptionMessages)
  const { language } = useSite()
  const { run } = useSendCaption(lessonRef)
  const [isOn, setOn] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useSpeech({
    isActive: isOn && maySpeak && isMicrophoneOn,
    lang: languages[language],
    onSentence: (clientKey, content) =>
      // A sentence that is lost is said already: the next one counts.
      void run({ body: { clientKey, content, captionLanguage: captionLanguages[language] } }).catch(() => {}),
    onProblem(problem) {
      setOn(false)
      toast({ text: t(problem), tone: 'error' })
    },
  })
  const question = isAsking ? (
    <Confirm
      open
      title={t('speakTitle')}
      okLabel={t('speakOk')}
      cancelLabel={t('cancel')}
      onOk={() => {
        setAsking(false)
        setOn(true)
      }}
      onCancel={() => setAsking(false)}
    >
      <p>{t('speakText')}</p>
      <p className={css.kept}>{t(isKept ? 'speakKept' : 'speakNotKept')}</p>
    </Confirm>
  ) : null
  return {
    isOn,
    isWaiting: isOn && !isMicrophoneOn,
    question,
    toggle() {
      if (isOn) setOn(false)
      else if (canRecognize()) setAsking(true)
      else toast({ text: t('notSupported') })
    },
  }
}

/** Captions that a host types for somebody who speaks. */
function TypedCaption({ lessonRef }: { lessonRef: LessonRef }) {
  const t = useMessages(liveCaptionMessages)
  const { language } = useSite()
  const { run, isRunning, error } = useSendCaption(lessonRef)
  const [text, setText] = useState('')
  const [clientKey, setClientKey] = useState(newKey)
  const content = text.trim()
  return (
    <Form
      className={css.typed}
      onSubmit={(event) => {
        event.preventDefault()
        if (content === '' || isRunning) return
        run({ body: { clientKey, content, captionLanguage: captionLanguages[language] } }).then(
          () => {
            setText('')
            setClientKey(newKey())
          },
          () => {
            // The reason is shown below the field.
          },
        )
      }}
    >
      <input
        aria-label={t('field')}
        placeholder={t('field')}
        maxLength={MAX_CAPTION_LETTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" aria-label={t('send')} disabled={content === '' || isRunning}>
        <IconSend2 size={20} aria-hidden />
      </button>
      {error && <p role="alert">{messageOf(error, t('notSent'))}</p>}
    </Form>
  )
}
