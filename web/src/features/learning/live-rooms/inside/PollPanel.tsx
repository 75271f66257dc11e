import { useState } from 'react'
import { percentOf } from 'contract/learning/live-rooms/live-rooms.rules'
import type { Poll } from 'contract/learning/live-rooms/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useClosePoll, useVotePoll, type LessonRef } from '../live-rooms.api.ts'
import { PollForm } from './PollForm.tsx'
import { livePollMessages } from './poll.messages.ts'
import css from './Poll.module.css'

interface PollProps {
  lessonRef: LessonRef
  poll: Poll | null
  isHost: boolean
  refresh: () => void
}

/** The latest poll with its votes as bars; hosts put the next one here. */
export function PollPanel({ lessonRef, poll, isHost, refresh }: PollProps) {
  const t = useMessages(livePollMessages)
  const [isMaking, setMaking] = useState(false)
  if (isHost && (!poll || isMaking)) {
    return (
      <PollForm
        lessonRef={lessonRef}
        onOpened={() => {
          setMaking(false)
          refresh()
        }}
      />
    )
  }
  if (!poll) return null
  return (
    <div className={css.poll}>
      <PollView lessonRef={lessonRef} poll={poll} refresh={refresh} />
      {isHost && !poll.isClosed && <CloseButton lessonRef={lessonRef} poll={poll} refresh={refresh} />}
      {isHost && poll.isClosed && <Button onPress={() => setMaking(true)}>{t('anotherPoll')}</Button>}
    </div>
  )
}

interface ViewProps {
  lessonRef: LessonRef
  poll: Poll
  refresh: () => void
}
function PollView({ lessonRef, poll, refresh }: ViewProps) {
  const t = useMessages(livePollMessages)
  const { run, isRunning } = useVotePoll(lessonRef)
  const { livePollSeq, question, choices, votes, voteCount, myChoice, isClosed } = poll
  const vote = (choice: number) =>
    void run({ livePollSeq, body: { choice } }).then(refresh, (error: unknown) =>
      toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <>
      <h2>{question}</h2>
      <p className={css.hint}>{t(isClosed ? 'closed' : votes ? 'voteHint' : 'resultsLater')}</p>
      <ul aria-label={t('choicesOf', { question })}>
        {choices.map((choice, at) => {
          const count = votes?.[at] ?? 0
          const percent = percentOf(count, voteCount)
          return (
            <li key={choice}>
              <button
                type="button"
                className={css.choice}
                aria-pressed={myChoice === at}
                disabled={isClosed || isRunning}
                onClick={() => vote(at)}
              >
                {votes && <span className={css.share} style={{ width: `${percent}%` }} aria-hidden="true" />}
                <span className={css.words}>{choice}</span>
                {myChoice === at && <small>{t('mine')}</small>}
                {votes && <b className="num">{t('result', { count, percent })}</b>}
              </button>
            </li>
          )
        })}
      </ul>
      <p className={css.hint} role="status">
        {t('total', { count: voteCount })}
      </p>
    </>
  )
}

function CloseButton({ lessonRef, poll, refresh }: ViewProps) {
  const t = useMessages(livePollMessages)
  const { run, isRunning } = useClosePoll(lessonRef)
  const close = () =>
    void run({ livePollSeq: poll.livePollSeq }).then(refresh, (error: unknown) =>
      toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Button variant="outline" loading={isRunning} onPress={close}>
      {t('close')}
    </Button>
  )
}
