import { useState } from 'react'
import { formatAmount, formatPrice } from 'contract/values/money'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useTermName } from '../../memberships/use-term-name.ts'
import { useAddSeats, useSeatCost, type Team } from '../teams.api.ts'
import { teamMessages } from '../teams.messages.ts'
import sheet from '../../memberships/sheet.module.css'

interface DialogProps {
  team: Team
  onClose: () => void
}
/** How many seats there are then, and what that costs now and later. */
export function AddSeatsDialog({ team, onClose }: DialogProps) {
  const t = useMessages(teamMessages)
  const { language } = useSite()
  const { subscriptionSeq, seats: before, maxSeats, months, nextSeats, nextMonths } = team
  const termName = useTermName()
  const { run, isRunning, error } = useAddSeats()
  const [seats, setSeats] = useState<number | null>(before + 1)
  const isMore = seats !== null && seats > before && seats <= maxSeats
  const cost = useSeatCost(subscriptionSeq, seats ?? before + 1, isMore)
  const shown = isMore && !cost.isPlaceholderData ? cost.data : undefined
  const hint = t('addHint', { min: before + 1, max: maxSeats })
  function add() {
    if (!isMore || !shown) return
    run({ subscriptionSeq, body: { seats, amount: shown.amount } }).then(
      (after) => {
        toast({ text: t(after.seats === seats ? 'added' : 'checking'), tone: 'ok' })
        onClose()
      },
      // Shown below.
      () => null,
    )
  }
  const problem = error ?? (isMore ? cost.error : null)
  const price = shown && formatPrice(shown.amount, 'KRW', language)
  return (
    <FormDialog
      title={t('addTitle')}
      okLabel={shown && shown.amount > 0 ? t('addOk', { price: price ?? '' }) : t('addFree')}
      cancelLabel={t('close')}
      busy={isRunning}
      disabled={!shown}
      onOk={add}
      onClose={onClose}
    >
      <div className={sheet.stack}>
        <NumberInput
          label={t('addNew')}
          unit={t('seatsUnit')}
          hint={hint}
          max={maxSeats}
          maxMessage={hint}
          value={seats}
          onChange={setSeats}
          error={isMore ? undefined : hint}
        />
        {shown && (
          <KVList>
            <KV k={t('addNow')} v={formatAmount(shown.amount, 'KRW', language)} strong />
            <KV
              k={t('addNext')}
              v={t('amountOf', {
                term: termName(months),
                price: formatPrice(shown.nextAmount, 'KRW', language),
              })}
            />
          </KVList>
        )}
        <p className={sheet.dim}>
          {t('addNowHint')} {(nextSeats !== null || nextMonths !== null) && t('addDropsChange')}
        </p>
        {problem != null && <Notice tone="error">{messageOf(problem, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}
