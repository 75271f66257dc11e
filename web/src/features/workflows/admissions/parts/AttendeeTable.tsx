import { IconDots } from '@tabler/icons-react'
import type { Attendee } from 'contract/workflows/admissions/schemas'
import { formatAmount } from 'contract/values/money'
import { formatPhone } from 'contract/values/phone'
import type { CourseSeq } from 'contract/values/ids'
import { useSite } from '../../../../platform/site.tsx'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { formatDate, formatMoment } from '../../../../platform/time.ts'
import type { Translate } from '../../../../platform/words/dictionary.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { attendeeMessages } from '../attendees.messages.ts'
import { roundMessages } from '../../../teaching/courses/rounds-shown.messages.ts'
import { decidingMessages } from '../deciding.messages.ts'
import { learningHistoryMessages } from '../learning-history.messages.ts'
import { viewingTimeMessages } from '../viewing-time.messages.ts'
import css from './AttendeeTable.module.css'
import { DecideBar } from './DecideBar.tsx'
import { useDeciding, type Deciding } from './use-deciding.ts'

const tones = {
  PENDING_PAYMENT: 'soon',
  WAITING: 'soon',
  APPROVED: 'ok',
  CANCELLED: 'plain',
  EXPIRED: 'plain',
} as const

interface AttendeeTableProps {
  courseSeq: CourseSeq
  attendees: Attendee[]
  onCancel: (attendee: Attendee) => void
  onViewingTime: (attendee: Attendee) => void
  onHistory: (attendee: Attendee) => void
}

export function AttendeeTable({ courseSeq, attendees, ...open }: AttendeeTableProps) {
  const { onCancel, onViewingTime, onHistory } = open
  const t = useMessages(attendeeMessages)
  const words = useMessages(decidingMessages)
  const round = useMessages(roundMessages)
  const viewing = useMessages(viewingTimeMessages)
  const history = useMessages(learningHistoryMessages)
  const deciding = useDeciding(courseSeq, attendees)
  const can = useCanHere()
  const { language } = useSite()
  const itemsOf = (attendee: Attendee): MenuItem[] => {
    const { attendSeq, state, isInPackage } = attendee
    const isThere = state === 'APPROVED' || state === 'WAITING' || state === 'PENDING_PAYMENT'
    const mayDecide = can('CLASS_STUDENT_UPDATE') && !isInPackage
    const decision = (key: 'APPROVE' | 'STANDBY') => ({
      key,
      label: words(key),
      onPress: () => void deciding.run(key, [attendSeq]),
    })
    return [
      ...(mayDecide && state === 'WAITING' && attendee.waitPayment !== 'OPEN' ? [decision('APPROVE')] : []),
      ...(mayDecide && mayWaitAgain(attendee) ? [decision('STANDBY')] : []),
      ...(state === 'APPROVED' || state === 'EXPIRED'
        ? [{ key: 'history', label: history('open'), onPress: () => onHistory(attendee) }]
        : []),
      {
        key: 'mail',
        label: t('mail'),
        onPress: () => window.location.assign(`mailto:${attendee.email}`),
      },
      ...(attendee.orderNo && can('SITE_SALES_READ')
        ? [{ key: 'order', label: t('order'), href: `/settings/sales?q=${attendee.orderNo}` }]
        : []),
      ...(state === 'APPROVED' && mayDecide
        ? [{ key: 'viewing', label: viewing('add'), onPress: () => onViewingTime(attendee) }]
        : []),
      ...(isThere && mayDecide
        ? [{ key: 'cancel', label: t('cancel'), danger: true, onPress: () => onCancel(attendee) }]
        : []),
    ]
  }
  const columns: Column<Attendee>[] = [
    ...(can('CLASS_STUDENT_UPDATE') ? [picking(deciding, words)] : []),
    { key: 'who', head: t('who'), cell: (attendee) => <Who {...attendee} />, bare: true },
    ...(attendees.some(({ partNumber }) => partNumber > 1)
      ? [
          {
            key: 'round',
            head: t('round'),
            cell: ({ partNumber }: Attendee) => round('part', { n: partNumber }),
          },
        ]
      : []),
    { key: 'phone', head: t('phone'), cell: ({ phone }) => (phone ? formatPhone(phone) : '—') },
    {
      key: 'state',
      head: t('state'),
      cell: (attendee) => <AttendeeState {...attendee} />,
    },
    { key: 'applied', head: t('applied'), cell: ({ appliedAt }) => formatDate(appliedAt, language) },
    {
      key: 'until',
      head: t('until'),
      cell: ({ validAt, state }) => {
        if (state === 'CANCELLED') return '—'
        return validAt ? formatDate(validAt, language) : state === 'APPROVED' ? t('endless') : '—'
      },
    },
    { key: 'progress', head: t('progress'), cell: (attendee) => <Done {...attendee} /> },
    { key: 'paid', head: t('paid'), cell: (attendee) => <Paid {...attendee} />, end: true },
    {
      key: 'actions',
      head: t('actions'),
      cell: (attendee) => (
        <Menu
          label={t('actionsOf', { name: attendee.name })}
          icon={<IconDots size={18} />}
          items={itemsOf(attendee)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      {can('CLASS_STUDENT_UPDATE') && <DecideBar deciding={deciding} count={attendees.length} />}
      <DataTable label={t('table')} columns={columns} rows={attendees} keyOf={({ attendSeq }) => attendSeq} />
    </>
  )
}

/** Staff may put an applicant who was not let in, or a free enrolment, back on the waitlist. */
const mayWaitAgain = ({ state, waitKind, waitPayment, paidAmount }: Attendee) =>
  (state === 'WAITING' && waitKind === 'APPROVAL' && waitPayment !== 'OPEN') ||
  (waitKind !== null && (state === 'PENDING_PAYMENT' || (state === 'APPROVED' && paidAmount === 0)))

const picking = (
  { picked, pick }: Deciding,
  words: Translate<keyof (typeof decidingMessages)['ko']>,
): Column<Attendee> => ({
  key: 'pick',
  head: words('pick'),
  cell: ({ attendSeq, name, isInPackage }) => (
    <Checkbox
      label={words('pickOne', { name })}
      hideLabel
      disabled={isInPackage}
      checked={picked.includes(attendSeq)}
      onChange={(isPicked) => pick(attendSeq, isPicked)}
    />
  ),
  bare: true,
  width: 64,
})

/** The state of an applicant, including what a waiting one waits for. */
function AttendeeState(attendee: Attendee) {
  const { state, waitKind, waitPayment, invitedUntil, isInPackage } = attendee
  const t = useMessages(attendeeMessages)
  const words = useMessages(decidingMessages)
  const { language } = useSite()
  if (state === 'WAITING')
    return (
      <>
        <Kind tone="soon">{words(waitKind === 'LIST' ? 'inLine' : 'asksIn')}</Kind>
        {waitPayment && (
          <>
            {' '}
            <Kind tone={waitPayment === 'PAID' ? 'ok' : 'plain'}>
              {waitPayment === 'PAID' ? t('paymentDone') : words('unpaid')}
            </Kind>
          </>
        )}
      </>
    )
  if (state === 'PENDING_PAYMENT' && invitedUntil)
    return <Kind tone="soon">{words('payBy', { date: formatMoment(invitedUntil, language) })}</Kind>
  return (
    <>
      <Kind tone={tones[state]}>{t(settledAs(attendee) ?? state)}</Kind>
      {isInPackage && (
        <>
          {' '}
          <Kind>{t('ofPackage')}</Kind>
        </>
      )}
    </>
  )
}

/** Of what was paid for: paid, or cancelled with everything returned. */
function settledAs({ state, paidAmount, refundedAmount }: Attendee) {
  if (!paidAmount) return null
  if (state === 'APPROVED') return 'paymentDone'
  return state === 'CANCELLED' && refundedAmount === paidAmount ? 'cancelDone' : null
}

const Who = ({ name, email }: Attendee) => (
  <span className={css.who}>
    <Avatar name={name} size={36} />
    <span>
      <b>{name}</b>
      <small>{email}</small>
    </span>
  </span>
)

function Done({ percent, name }: Attendee) {
  const t = useMessages(attendeeMessages)
  return (
    <span className={css.done}>
      <ProgressBar value={percent} size="thin" label={t('progressOf', { name })} />
      <small className="num">{percent}%</small>
    </span>
  )
}

function Paid({ paidAmount, refundedAmount, currency }: Attendee) {
  const t = useMessages(attendeeMessages)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, currency, language)
  // The server withholds the paid amount from users who are staff of this class only.
  if (paidAmount === null) return '–'
  return (
    <span className={css.paid}>
      {amount(paidAmount)}
      {refundedAmount !== null && refundedAmount > 0 && (
        <small>{t('refunded', { amount: amount(refundedAmount) })}</small>
      )}
    </span>
  )
}
