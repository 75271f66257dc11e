import type { MemberDetail } from 'contract/views/member-profile/schemas'
import { formatAmount } from 'contract/values/money'
import { formatPhone } from 'contract/values/phone'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDate, formatMoment } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { Sheet } from '../../../ui/layers/Sheet.tsx'
import { MemberBadges } from '../../people/badges/MemberBadges.tsx'
import { MemberLevel } from '../../learning/level-progress/MemberLevel.tsx'
import { MemberPoints } from '../../learning/points/MemberPoints.tsx'
import { ConsentChoices } from '../../people/profile/ConsentChoices.tsx'
import { useMember } from './member-profile.api.ts'
import { isRemovable } from '../../people/members/members.api.ts'
import { memberMessages } from '../../people/members/members.messages.ts'
import type { MemberProfileProps } from '../../people/members/MembersScreen.tsx'
import { MasterPart } from '../../people/members/MasterPart.tsx'
import css from '../../people/members/members.module.css'

/** One member: the date of joining, their classes and orders, and the staff's memo. */
export function MemberSheet({ userSeq, name, onDo, onClose }: MemberProfileProps) {
  const t = useMessages(memberMessages)
  const member = useMember(userSeq)
  const { can } = useSession()
  const { data } = member
  const mayRemove = (detail: MemberDetail) => can('SITE_MEMBER_DELETE') && isRemovable(detail)
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      closeLabel={t('close')}
      tall
      footer={
        data &&
        (can('SITE_MEMBER_UPDATE') || mayRemove(data)) && (
          <>
            {mayRemove(data) && (
              <Button variant="outline" onPress={() => onDo('remove', data)}>
                {t('remove')}
              </Button>
            )}
            {can('SITE_MEMBER_UPDATE') && data.userTypeCd === null && (
              <Button variant="outline" onPress={() => onDo('block', data)}>
                {t(data.status === 'BLOCKED' ? 'unblock' : 'block')}
              </Button>
            )}
            {can('SITE_MEMBER_UPDATE') && (
              <Button variant="outline" onPress={() => onDo('memo', data)}>
                {t('editMemo')}
              </Button>
            )}
          </>
        )
      }
    >
      <Answer of={member} height={360}>
        {(detail) => <Details detail={detail} />}
      </Answer>
    </Sheet>
  )
}

function Details({ detail }: { detail: MemberDetail }) {
  const t = useMessages(memberMessages)
  const { language } = useSite()
  const { email, phone, userTypeCd, status, joinedAt, marketingAgreedAt, memo, enrolments, orders } = detail
  return (
    <div className={css.details}>
      <KVList>
        <KV k={t('email')} v={email} />
        <KV k={t('phone')} v={phone ? formatPhone(phone) : '–'} />
        <KV k={t('role')} v={t(userTypeCd ?? 'MBR')} />
        <KV k={t('state')} v={t(status)} />
        <KV k={t('joined')} v={formatMoment(joinedAt, language, { withYear: true })} />
        <KV k={t('marketing')} v={marketingAgreedAt ? formatDate(marketingAgreedAt, language) : '–'} />
        <KV k={t('night')} v={detail.nightAgreedAt ? formatDate(detail.nightAgreedAt, language) : '–'} />
      </KVList>
      <ConsentChoices choices={detail.consentChoices} />
      <MasterPart member={detail} />
      <section>
        <h3>{t('memo')}</h3>
        <p className={css.noted}>{memo ?? t('noMemo')}</p>
      </section>
      <section>
        <h3>{t('enrolments')}</h3>
        {enrolments.length === 0 && <p className={css.none}>{t('noEnrolments')}</p>}
        <ul>
          {enrolments.map(({ attendSeq, courseSeq, courseTitle, state, validAt }) => (
            <li key={attendSeq}>
              <Anchor href={`/classes/${courseSeq}`}>{courseTitle}</Anchor>
              <small>
                {t(state)} · {validAt ? t('until', { date: formatDate(validAt, language) }) : t('endless')}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <MemberLevel userSeq={detail.userSeq} name={detail.name} />
      <MemberBadges userSeq={detail.userSeq} name={detail.name} />
      <MemberPoints userSeq={detail.userSeq} name={detail.name} />
      {orders && <Orders orders={orders} />}
    </div>
  )
}

function Orders({ orders }: { orders: NonNullable<MemberDetail['orders']> }) {
  const t = useMessages(memberMessages)
  const { language } = useSite()
  return (
    <section>
      <h3>{t('orders')}</h3>
      {orders.length === 0 && <p className={css.none}>{t('noOrders')}</p>}
      <ul>
        {orders.map(({ orderNo, title, totalAmount, refundedAmount, currency, orderedAt }) => (
          <li key={orderNo}>
            <Anchor href={`/settings/sales?q=${orderNo}`}>{title}</Anchor>
            <small className="num">
              {formatDate(orderedAt, language)} · {formatAmount(totalAmount, currency, language)}
              {refundedAmount > 0 &&
                ` · ${t('refundedPart', { amount: formatAmount(refundedAmount, currency, language) })}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
