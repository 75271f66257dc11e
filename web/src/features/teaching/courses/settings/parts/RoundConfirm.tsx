import { discardRound, openRound, cancelRound } from 'contract/teaching/courses/rounds.api'
import type { Round } from 'contract/teaching/courses/rounds.schemas'
import type { CourseSeq } from 'contract/values/ids'
import { isRefusal, messageOf } from '../../../../../platform/call.ts'
import { useCommand } from '../../../../../platform/endpoint.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Confirm } from '../../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Notice } from '../../../../../ui/Notice.tsx'
import { roundMessages } from '../../rounds-shown.messages.ts'
import { roundsMessages } from '../rounds.messages.ts'

const texts = {
  open: { title: 'openTitle', text: 'openText', ok: 'open', done: 'opened' },
  discard: { title: 'discardTitle', text: 'discardText', ok: 'discard', done: 'discarded' },
  takeBack: { title: 'takeBackTitle', text: 'takeBackText', ok: 'takeBack', done: 'takenBack' },
} as const

interface RoundConfirmProps {
  courseSeq: CourseSeq
  round: Round
  step: keyof typeof texts
  onClose: () => void
}

/** Confirms opening, deleting or returning a round to a draft, and shows the reason of a failure. */
export function RoundConfirm({ courseSeq, round, step, onClose }: RoundConfirmProps) {
  const t = useMessages(roundsMessages)
  const part = useMessages(roundMessages)
  const names = {
    name: part('part', { n: round.partNumber }),
    before: part('part', { n: round.partNumber - 1 }),
  }
  const { classSeq, rowVersion } = round
  const open = useCommand(openRound, { courseSeq })
  const discard = useCommand(discardRound, { courseSeq })
  const takeBack = useCommand(cancelRound, { courseSeq })
  const { isRunning, error } = { open, discard, takeBack }[step]
  const run = () => {
    if (step === 'open') return open.run({ body: { rowVersion } })
    return step === 'discard' ? discard.run({}) : takeBack.run({ classSeq })
  }
  const submit = () =>
    run().then(
      () => {
        onClose()
        toast({ text: t(texts[step].done, names), tone: 'ok' })
      },
      // The dialog shows the failure.
      () => null,
    )
  const [broken] = isRefusal(error) ? Object.values(error.fields) : []
  return (
    <Confirm
      open
      title={t(texts[step].title, names)}
      okLabel={t(texts[step].ok)}
      cancelLabel={t('keep')}
      onOk={() => void submit()}
      onCancel={onClose}
      busy={isRunning}
      danger={step === 'discard'}
    >
      <p>{t(texts[step].text, names)}</p>
      {error && <Notice tone="error">{broken ?? messageOf(error, t('notDone'))}</Notice>}
    </Confirm>
  )
}
