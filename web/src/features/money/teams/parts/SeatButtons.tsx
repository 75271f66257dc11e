import { useState } from 'react'
import { MIN_TEAM_SEATS } from 'contract/money/teams/teams.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useSetNextSeats, type Team } from '../teams.api.ts'
import { teamMessages } from '../teams.messages.ts'
import { AddSeatsDialog } from './AddSeatsDialog.tsx'
import { FewerSeatsDialog } from './FewerSeatsDialog.tsx'

/** More seats now, or fewer from the next charge on. */
export function SeatButtons({ team }: { team: Team }) {
  const t = useMessages(teamMessages)
  const [dialog, setDialog] = useState<'add' | 'fewer' | null>(null)
  const { state, seats, maxSeats, taken, isPaused, nextSeats } = team
  if (state !== 'ACTIVE') return null
  const onClose = () => setDialog(null)
  return (
    <>
      {seats < maxSeats && !isPaused && <Button onPress={() => setDialog('add')}>{t('addSeats')}</Button>}
      {nextSeats !== null && <KeepButton team={team} />}
      {Math.max(MIN_TEAM_SEATS, taken) < (nextSeats ?? seats) && (
        <Button variant="outline" onPress={() => setDialog('fewer')}>
          {t('fewerSeats')}
        </Button>
      )}
      {dialog === 'add' && <AddSeatsDialog team={team} onClose={onClose} />}
      {dialog === 'fewer' && <FewerSeatsDialog team={team} onClose={onClose} />}
    </>
  )
}

/** Takes fewer seats back. */
function KeepButton({ team: { subscriptionSeq, seats } }: { team: Team }) {
  const t = useMessages(teamMessages)
  const { run, isRunning } = useSetNextSeats()
  return (
    <Button
      variant="outline"
      loading={isRunning}
      onPress={() =>
        void run({ subscriptionSeq, body: { seats } }).then(
          () => toast({ text: t('keptSeats'), tone: 'ok' }),
          (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
        )
      }
    >
      {t('keepSeats')}
    </Button>
  )
}
