import { useState } from 'react'
import { moveDay } from 'contract/values/korea-time'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useLeaveTeam, type JoinedSeat } from '../memberships.api.ts'
import { membershipMessages } from '../memberships.messages.ts'
import { seatMessages } from '../seats.messages.ts'
import css from './memberships.module.css'
import sheet from '../sheet.module.css'

/** A seat in the team of somebody, with a button to leave it. */
export function SeatCard({ seat }: { seat: JoinedSeat }) {
  const own = useMessages(membershipMessages)
  const t = useMessages(seatMessages)
  const { language } = useSite()
  const [isLeaving, setLeaving] = useState(false)
  const { name, payer, isPayer, isEnding, isResting, periodEnd, membershipSeq } = seat
  const title = own('seatTitle', { name })
  const last = formatDate(`${moveDay(periodEnd, -1)}T00:00:00+09:00`, language)
  const [tone, state] = isResting
    ? (['soon', own('PAUSED')] as const)
    : isEnding
      ? (['plain', t('seatEnding')] as const)
      : (['ok', t('seatIn')] as const)
  return (
    <Card as="article" pad="lg" label={title}>
      <div className={sheet.head}>
        <h2>{title}</h2>
        <Kind tone={tone}>{state}</Kind>
      </div>
      <div className={css.notes}>
        {isEnding && <Notice tone="info">{t('seatUntil', { date: last })}</Notice>}
      </div>
      <KVList>
        <KV k={t('seatBy')} v={isPayer ? t('seatMe') : payer} />
      </KVList>
      <div className={sheet.actions}>
        <Button variant="outline" href={`/memberships/${membershipSeq}`}>
          {own('see')}
        </Button>
        <Button variant="subtle" onPress={() => setLeaving(true)}>
          {t('leave')}
        </Button>
      </div>
      {isLeaving && <LeaveConfirm seat={seat} onClose={() => setLeaving(false)} />}
    </Card>
  )
}

function LeaveConfirm({ seat: { subscriptionSeq }, onClose }: { seat: JoinedSeat; onClose: () => void }) {
  const own = useMessages(membershipMessages)
  const t = useMessages(seatMessages)
  const { run } = useLeaveTeam()
  return (
    <AskFirst
      title={t('leaveTitle')}
      okLabel={t('leaveOk')}
      cancelLabel={own('keep')}
      danger
      deed={() => run({ subscriptionSeq }).then(() => t('left'))}
      failed={own('failed')}
      onClose={onClose}
    >
      {t('leaveText')}
    </AskFirst>
  )
}
