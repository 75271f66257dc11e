import { useState, type ReactNode } from 'react'
import { MAX_PAUSE_DAYS } from 'contract/money/memberships/memberships.rules'
import { moveDay } from 'contract/values/korea-time'
import { messageOf } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { usePauseForMember, useResumeForMember } from './membership-settings.api.ts'
import { membershipSettingsMessages } from './membership-settings.messages.ts'
import type { Joined } from './memberships.api.ts'
import sheet from './sheet.module.css'

interface JoinedProps {
  joined: Pick<Joined, 'subscriptionSeq' | 'name' | 'state' | 'isTrial' | 'pause'>
}
/** The pause of a member, and for staff who may change memberships the buttons to pause and to resume it. */
export function StaffPause({ joined }: JoinedProps) {
  const t = useMessages(membershipSettingsMessages)
  const { language } = useSite()
  const { can } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { state, isTrial, pause } = joined
  const dayOf = (day: string) => formatDate(`${day}T00:00:00+09:00`, language)
  const canPause = state === 'ACTIVE' && !isTrial && pause === null
  const onClose = () => setOpen(false)
  return (
    <>
      {pause && (
        <Kind tone="soon">
          {t('pausedUntil', { from: dayOf(pause.startsOn), until: dayOf(moveDay(pause.endsOn, -1)) })}
        </Kind>
      )}
      {can('SITE_CLASS_UPDATE') && (pause || canPause) && (
        <Button variant="outline" size="sm" onPress={() => setOpen(true)}>
          {t(pause ? resumeWord(pause) : 'pauseFor')}
        </Button>
      )}
      {isOpen && pause && <Resuming joined={joined} pause={pause} onClose={onClose} />}
      {isOpen && !pause && <Pausing joined={joined} onClose={onClose} />}
    </>
  )
}

const resumeWord = ({ isResting }: { isResting: boolean }) => (isResting ? 'resumeFor' : 'callOffFor')

interface DialogProps extends JoinedProps {
  onClose: () => void
}
const USUAL_DAYS = 30
function Pausing({ joined: { subscriptionSeq, name }, onClose }: DialogProps) {
  const t = useMessages(membershipSettingsMessages)
  const command = usePauseForMember()
  const [days, setDays] = useState<number | null>(USUAL_DAYS)
  const isWhole = days !== null && days > 0
  return (
    <WithReason
      title={t('pauseForTitle', { name })}
      text={t('pauseForText')}
      okLabel={t('pauseFor')}
      doneText={t('pausedFor')}
      isWhole={isWhole}
      command={command}
      run={(reason) => command.run({ subscriptionSeq, body: { days: days ?? USUAL_DAYS, reason } })}
      onClose={onClose}
    >
      <NumberInput
        label={t('pauseForDays')}
        unit={t('days')}
        hint={t('pauseForDaysHint', { count: MAX_PAUSE_DAYS })}
        max={MAX_PAUSE_DAYS}
        value={days}
        onChange={setDays}
      />
    </WithReason>
  )
}

interface ResumingProps extends DialogProps {
  pause: NonNullable<Joined['pause']>
}
function Resuming({ joined: { subscriptionSeq, name }, pause, onClose }: ResumingProps) {
  const t = useMessages(membershipSettingsMessages)
  const command = useResumeForMember()
  return (
    <WithReason
      title={t(pause.isResting ? 'resumeForTitle' : 'callOffForTitle', { name })}
      text={t(pause.isResting ? 'resumeForText' : 'callOffForText')}
      okLabel={t(resumeWord(pause))}
      doneText={t(pause.isResting ? 'resumedFor' : 'calledOffFor')}
      isWhole
      command={command}
      run={(reason) => command.run({ subscriptionSeq, body: { reason } })}
      onClose={onClose}
    />
  )
}

interface WithReasonProps {
  title: string
  text: string
  okLabel: string
  doneText: string
  isWhole: boolean
  command: { isRunning: boolean; error: unknown }
  run: (reason: string) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}
/** What staff do for a member is said with its reason. */
function WithReason({
  title,
  text,
  okLabel,
  doneText,
  isWhole,
  command,
  run,
  onClose,
  children,
}: WithReasonProps) {
  const t = useMessages(membershipSettingsMessages)
  const [reason, setReason] = useState('')
  function save() {
    run(reason.trim()).then(
      () => {
        toast({ text: doneText, tone: 'ok' })
        onClose()
      },
      // Shown below.
      () => null,
    )
  }
  return (
    <FormDialog
      title={title}
      okLabel={okLabel}
      cancelLabel={t('cancel')}
      busy={command.isRunning}
      disabled={!isWhole || reason.trim() === ''}
      onOk={save}
      onClose={onClose}
    >
      <div className={sheet.stack}>
        <p>{text}</p>
        {children}
        <TextInput
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        {command.error != null && <Notice tone="error">{messageOf(command.error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}
