import { IconDots } from '@tabler/icons-react'
import type { Attendee } from 'contract/enrolments'
import { formatAmount } from 'contract/money'
import { formatPhone } from 'contract/phone'
import { useSite } from '../../../../platform/site.tsx'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { formatDate } from '../../../../platform/time.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { ProgressBar } from '../../../../ui/Progress.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { attendeeWords } from '../attendees.words.ts'
import css from './AttendeeTable.module.css'

const tones = {
  PENDING_PAYMENT: 'soon',
  WAITING: 'soon',
  APPROVED: 'ok',
  CANCELLED: 'plain',
  EXPIRED: 'plain',
} as const

interface AttendeeTableProps {
  attendees: Attendee[]
  onCancel: (attendee: Attendee) => void
}

export function AttendeeTable({ attendees, onCancel }: AttendeeTableProps) {
  const t = useWords(attendeeWords)
  const can = useCanHere()
  const { language } = useSite()
  const itemsOf = (attendee: Attendee): MenuItem[] => {
    const isThere = attendee.state === 'APPROVED' || attendee.state === 'WAITING'
    return [
      {
        key: 'mail',
        label: t('mail'),
        onPress: () => window.location.assign(`mailto:${attendee.email}`),
      },
      ...(attendee.orderNo && can('SITE_SALES_READ')
        ? [{ key: 'order', label: t('order'), href: `/settings/sales?q=${attendee.orderNo}` }]
        : []),
      ...(isThere && can('CLASS_STUDENT_UPDATE')
        ? [{ key: 'cancel', label: t('cancel'), danger: true, onPress: () => onCancel(attendee) }]
        : []),
    ]
  }
  const columns: Column<Attendee>[] = [
    { key: 'who', head: t('who'), cell: (attendee) => <Who {...attendee} />, bare: true },
    { key: 'phone', head: t('phone'), cell: ({ phone }) => (phone ? formatPhone(phone) : '—') },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <Kind tone={tones[state]}>{t(state)}</Kind>,
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
    <DataTable label={t('table')} columns={columns} rows={attendees} keyOf={({ attendSeq }) => attendSeq} />
  )
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
  const t = useWords(attendeeWords)
  return (
    <span className={css.done}>
      <ProgressBar value={percent} size="thin" label={t('progressOf', { name })} />
      <small className="num">{percent}%</small>
    </span>
  )
}

function Paid({ paidAmount, refundedAmount }: Attendee) {
  const t = useWords(attendeeWords)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, 'KRW', language)
  // What was paid is not for whoever works on this class alone.
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
