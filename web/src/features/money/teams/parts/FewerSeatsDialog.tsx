import { useState } from 'react'
import { MIN_TEAM_SEATS } from 'contract/money/teams/teams.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useSetNextSeats, type Team } from '../teams.api.ts'
import { teamMessages } from '../teams.messages.ts'
import sheet from '../../memberships/sheet.module.css'

interface DialogProps {
  team: Team
  onClose: () => void
}
export function FewerSeatsDialog({ team, onClose }: DialogProps) {
  const t = useMessages(teamMessages)
  const { subscriptionSeq, seats: now, nextSeats, taken } = team
  const { run, isRunning, error } = useSetNextSeats()
  const lowest = Math.max(MIN_TEAM_SEATS, taken)
  const highest = (nextSeats ?? now) - 1
  const [seats, setSeats] = useState<number | null>(highest)
  const isFewer = seats !== null && seats >= lowest && seats <= highest
  const range = t('addHint', { min: lowest, max: highest })
  function save() {
    if (!isFewer) return
    run({ subscriptionSeq, body: { seats } }).then(
      () => {
        toast({ text: t('fewerDone'), tone: 'ok' })
        onClose()
      },
      // Shown below.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('fewerTitle')}
      okLabel={t('fewerOk')}
      cancelLabel={t('close')}
      busy={isRunning}
      disabled={!isFewer}
      onOk={save}
      onClose={onClose}
    >
      <div className={sheet.stack}>
        <p>{t('fewerText')}</p>
        <NumberInput
          label={t('fewerNew')}
          unit={t('seatsUnit')}
          hint={t('fewerHint')}
          max={highest}
          maxMessage={range}
          value={seats}
          onChange={setSeats}
          error={isFewer ? undefined : range}
        />
        {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}
