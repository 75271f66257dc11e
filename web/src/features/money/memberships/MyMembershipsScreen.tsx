import { AccountShell } from '../../../platform/account/AccountShell.tsx'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { CardPart } from './CardPart.tsx'
import { CardReturn } from './CardReturn.tsx'
import { useMine, type Mine } from './memberships.api.ts'
import { membershipMessages } from './memberships.messages.ts'
import { JoinedCard } from './parts/JoinedCard.tsx'
import { SeatCard } from './parts/SeatCard.tsx'
import sheet from './sheet.module.css'

const page = '/memberships/mine'

/** What a member is in: how it stands, what is charged next, and one button to cancel it. */
export function MyMembershipsScreen() {
  const t = useMessages(membershipMessages)
  const mine = useMine()
  return (
    <AccountShell>
      <Head title={t('mine')} isPrivate />
      <PageHead
        title={t('mine')}
        actions={
          <Button variant="outline" href="/memberships/gifts">
            {t('gifts')}
          </Button>
        }
      />
      <CardReturn page={page}>
        <Answer of={mine} height={320}>
          {(own) => <Memberships mine={own} />}
        </Answer>
      </CardReturn>
    </AccountShell>
  )
}

function Memberships({ mine }: { mine: Mine }) {
  const t = useMessages(membershipMessages)
  // The seat of who pays is shown with their team.
  const seats = mine.seats.filter(({ isPayer }) => !isPayer)
  if (mine.list.length + seats.length === 0)
    return (
      <Empty
        title={t('mineNone')}
        text={t('mineNoneText')}
        action={<Button href="/memberships">{t('toList')}</Button>}
      />
    )
  return (
    <div className={sheet.stack}>
      {mine.list.map((joined) => (
        <JoinedCard key={joined.subscriptionSeq} joined={joined} />
      ))}
      {seats.map((seat) => (
        <SeatCard key={seat.subscriptionSeq} seat={seat} />
      ))}
      <Card as="section" pad="lg">
        <div className={sheet.head}>
          <h2>{t('card')}</h2>
          <Button variant="subtle" size="sm" href="/paymenthistory">
            {t('history')}
          </Button>
        </div>
        <CardPart mine={mine} page={page} />
      </Card>
    </div>
  )
}
