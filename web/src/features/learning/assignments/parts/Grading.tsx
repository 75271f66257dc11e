import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Work } from 'contract/learning/assignments/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { useJudge, type LessonRef } from '../assignments.api.ts'
import { missionMessages } from '../assignments.messages.ts'
import { workTones } from '../work-tones.ts'
import { Comments, WorkBody } from './WorkBody.tsx'
import css from '../assignments.module.css'

interface JudgingProps {
  lessonRef: LessonRef
  work: Work & { name: string }
}

/** One learner's work, with the actions of staff. */
export function Judging({ lessonRef, work }: JudgingProps) {
  const t = useMessages(missionMessages)
  const { language } = useSite()
  const [isBack, setBack] = useState(false)
  const { name, state, submittedAt } = work
  return (
    <article className={css.work} aria-label={name}>
      <span className={css.head}>
        <b>{name}</b>
        <Kind tone={workTones[state]}>{t(`state${state}`)}</Kind>
        <small className="num">{t('handedInAt', { when: formatDateTime(submittedAt, language) })}</small>
      </span>
      <WorkBody lessonRef={lessonRef} work={work} />
      {state !== 'APPROVED' && !isBack && (
        <Choice lessonRef={lessonRef} work={work} onBack={() => setBack(true)} />
      )}
      {state === 'APPROVED' && !isBack && (
        <div className={css.buttons}>
          <Button
            size="sm"
            variant="outline"
            icon={<IconArrowBackUp size={16} />}
            onPress={() => setBack(true)}
          >
            {t('takeBack')}
          </Button>
        </div>
      )}
      {isBack && <SendingBack lessonRef={lessonRef} work={work} onClose={() => setBack(false)} />}
      {!isBack && <Comments lessonRef={lessonRef} work={work} />}
    </article>
  )
}

function Choice({ lessonRef, work, onBack }: JudgingProps & { onBack: () => void }) {
  const t = useMessages(missionMessages)
  const { run, isRunning } = useJudge(lessonRef)
  const approve = () =>
    run({ submissionSeq: work.submissionSeq, body: { state: 'APPROVED' } }).then(
      () => toast({ text: t('approvedToast'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
    )
  return (
    <div className={css.buttons}>
      {work.state === 'SUBMITTED' && (
        <Button
          size="sm"
          variant="outline"
          icon={<IconArrowBackUp size={16} />}
          disabled={isRunning}
          onPress={onBack}
        >
          {t('sendBack')}
        </Button>
      )}
      <Button size="sm" icon={<IconCheck size={16} />} loading={isRunning} onPress={() => void approve()}>
        {t('approve')}
      </Button>
    </div>
  )
}

function SendingBack({ lessonRef, work, onClose }: JudgingProps & { onClose: () => void }) {
  const t = useMessages(missionMessages)
  const { run, isRunning } = useJudge(lessonRef)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    const comment = reason.trim()
    if (comment === '') return
    run({ submissionSeq: work.submissionSeq, body: { state: 'RETURNED', comment } }).then(
      () => {
        toast(t('returnedToast'))
        onClose()
      },
      (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
    )
  }
  return (
    <>
      <TextArea
        label={t('sendBackReason')}
        required
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={setReason}
        error={isTried && reason.trim() === '' ? t('needReason') : undefined}
      />
      <div className={css.buttons}>
        <Button size="sm" variant="outline" onPress={onClose} disabled={isRunning}>
          {t('cancel')}
        </Button>
        <Button size="sm" onPress={send} loading={isRunning}>
          {t('sendBack')}
        </Button>
      </div>
    </>
  )
}
