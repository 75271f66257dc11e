import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { StudioMemberDetail } from 'contract/views/studio/schemas'
import { moveDay } from 'contract/values/korea-time'
import { formatAmount } from 'contract/values/money'
import { isRefusal } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { joinedTones } from '../../money/memberships/joined-tones.ts'
import { StaffPause } from '../../money/memberships/StaffPause.tsx'
import { useStudioMember } from './studio.api.ts'
import { studioMessages } from './studio.messages.ts'
import css from './parts/studio.module.css'

const home = '/settings/studio/members/joined'

/** One member: their classes, memberships and payments. */
export function StudioMemberScreen() {
  const t = useMessages(studioMessages)
  const { userUid = '' } = useParams()
  const member = useStudioMember(userUid)
  const back = (
    <Button variant="outline" href={home}>
      {t('back')}
    </Button>
  )
  if (isRefusal(member.error, 'NOT_FOUND', 'BAD_INPUT'))
    return (
      <>
        <Head title={t('missing')} isPrivate />
        <Empty title={t('missing')} text={t('missingText')} action={back} />
      </>
    )
  return (
    <Answer of={member} height={480}>
      {(found) => (
        <>
          <Head title={found.name} isPrivate />
          <PageHead title={found.name} sub={found.email} actions={back} />
          <Memberships memberships={found.memberships} />
          <Teams teams={found.teams} />
          <Enrolments enrolments={found.enrolments} />
          {found.payments && <Payments payments={found.payments} />}
        </>
      )}
    </Answer>
  )
}

interface PartProps {
  title: string
  none: string
  children: ReactNode[]
}
function Part({ title, none, children }: PartProps) {
  return (
    <Card as="section" pad="lg" className={css.part} label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? <p className={css.dim}>{none}</p> : <ul>{children}</ul>}
    </Card>
  )
}

type Joined = StudioMemberDetail['memberships'][number]
/** A gift renews nothing, so its end is no cancellation. */
const stateOf = ({ state, isGiven }: Joined) => (isGiven && state === 'CANCEL_AT_END' ? 'ACTIVE' : state)

function Memberships({ memberships }: Pick<StudioMemberDetail, 'memberships'>) {
  const t = useMessages(studioMessages)
  const { language } = useSite()
  const nameOf = ({ name, isGiven, team }: Joined) =>
    isGiven ? t('GIFT_NAME', { name }) : team ? t('PAYER_NAME', { name }) : name
  return (
    <Part title={t('memberships')} none={t('noMemberships')}>
      {memberships.map((joined) => (
        <li key={joined.subscriptionSeq}>
          <b>{nameOf(joined)}</b>
          <Kind tone={joinedTones[stateOf(joined)]}>{t(stateOf(joined))}</Kind>
          {!joined.isGiven && <span className="num">{formatAmount(joined.price, 'KRW', language)}</span>}
          <span className={css.dim}>
            {t('until', {
              date: formatDate(`${moveDay(joined.periodEnd, -1)}T00:00:00+09:00`, language),
            })}
          </span>
          <StaffPause joined={joined} />
        </li>
      ))}
    </Part>
  )
}

function Teams({ teams }: Pick<StudioMemberDetail, 'teams'>) {
  const t = useMessages(studioMessages)
  const { language } = useSite()
  if (teams.length === 0) return null
  return (
    <Part title={t('teams')} none="">
      {teams.map(({ teamSeatSeq, name, payer, takenAt }) => (
        <li key={teamSeatSeq}>
          <b>{name}</b>
          <Anchor className={css.name} href={`/settings/studio/members/${payer.userUid}`}>
            {t('paidBy', { name: payer.name })}
          </Anchor>
          <span className={css.dim}>{t('since', { date: formatDate(takenAt, language) })}</span>
        </li>
      ))}
    </Part>
  )
}

function Enrolments({ enrolments }: Pick<StudioMemberDetail, 'enrolments'>) {
  const t = useMessages(studioMessages)
  const { language } = useSite()
  return (
    <Part title={t('enrolments')} none={t('noEnrolments')}>
      {enrolments.map(({ attendSeq, courseSeq, title, state, validAt }) => (
        <li key={attendSeq}>
          <Anchor className={css.name} href={`/classes/${courseSeq}`}>
            {title}
          </Anchor>
          <Kind tone={state === 'APPROVED' ? 'ok' : 'plain'}>{t(state)}</Kind>
          {state !== 'CANCELLED' && (
            <span className={css.dim}>
              {validAt === null ? t('endless') : t('until', { date: formatDate(validAt, language) })}
            </span>
          )}
        </li>
      ))}
    </Part>
  )
}

function Payments({ payments }: { payments: NonNullable<StudioMemberDetail['payments']> }) {
  const t = useMessages(studioMessages)
  const { language } = useSite()
  return (
    <Part title={t('payments')} none={t('noPayments')}>
      {payments.map(({ orderNo, title, paidAmount, refundedAmount, currency, paidAt }) => (
        <li key={orderNo}>
          <b>{title}</b>
          <span className="num">{formatAmount(paidAmount, currency, language)}</span>
          {refundedAmount > 0 && (
            <Kind tone="soon">
              {t('refunded', { amount: formatAmount(refundedAmount, currency, language) })}
            </Kind>
          )}
          {paidAt !== null && <span className={css.dim}>{formatDate(paidAt, language)}</span>}
        </li>
      ))}
    </Part>
  )
}
