import { IconDots } from '@tabler/icons-react'
import { formatPhone } from 'contract/values/phone'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { LevelBadge } from '../../levels/LevelBadge.tsx'
import { isRemovable, type Member } from '../members.api.ts'
import { memberMessages } from '../members.messages.ts'
import css from '../members.module.css'

interface MemberTableProps {
  members: Member[]
  onDo: (what: 'see' | 'memo' | 'block' | 'remove', member: Member) => void
}

export function MemberTable({ members, onDo }: MemberTableProps) {
  const t = useMessages(memberMessages)
  const { language } = useSite()
  const { can } = useSession()
  const itemsOf = (member: Member): MenuItem[] => [
    { key: 'see', label: t('see'), onPress: () => onDo('see', member) },
    ...(can('SITE_MEMBER_UPDATE')
      ? [{ key: 'memo', label: t('editMemo'), onPress: () => onDo('memo', member) }]
      : []),
    ...(can('SITE_MEMBER_UPDATE') && member.userTypeCd === null
      ? [
          {
            key: 'block',
            label: t(member.status === 'BLOCKED' ? 'unblock' : 'block'),
            danger: member.status === 'ACTIVE',
            onPress: () => onDo('block', member),
          },
        ]
      : []),
    ...(can('SITE_MEMBER_DELETE') && isRemovable(member)
      ? [{ key: 'remove', label: t('remove'), danger: true, onPress: () => onDo('remove', member) }]
      : []),
  ]
  const columns: Column<Member>[] = [
    {
      key: 'member',
      head: t('member'),
      cell: (member) => <Who member={member} onSee={() => onDo('see', member)} />,
      bare: true,
    },
    {
      key: 'phone',
      head: t('phone'),
      cell: ({ phone }) => <span className="num">{phone ? formatPhone(phone) : '–'}</span>,
    },
    { key: 'role', head: t('role'), cell: ({ userTypeCd }) => t(userTypeCd ?? 'MBR') },
    ...(members.some(({ level }) => level !== null)
      ? [
          {
            key: 'level',
            head: t('level'),
            cell: ({ level }: Member) => level && <LevelBadge level={level} />,
          },
        ]
      : []),
    {
      key: 'joined',
      head: t('joined'),
      cell: ({ joinedAt }) => <span className="num">{formatDate(joinedAt, language)}</span>,
    },
    {
      key: 'marketing',
      head: t('marketing'),
      cell: ({ marketingAgreedAt }) => t(marketingAgreedAt ? 'agreed' : 'notAgreed'),
    },
    {
      key: 'memo',
      head: t('memo'),
      cell: ({ memo }) => <span className={css.memo}>{memo ?? '–'}</span>,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (member) => (
        <Menu
          label={t('actionsOf', { name: member.name })}
          icon={<IconDots size={18} />}
          items={itemsOf(member)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return <DataTable label={t('title')} columns={columns} rows={members} keyOf={({ userSeq }) => userSeq} />
}

function Who({ member: { name, email, status }, onSee }: { member: Member; onSee: () => void }) {
  const t = useMessages(memberMessages)
  return (
    <span className={css.who}>
      <Avatar name={name} size={36} />
      <span>
        <button type="button" aria-label={t('seeOf', { name })} onClick={onSee}>
          {name}
        </button>
        {status === 'BLOCKED' && <Kind>{t('BLOCKED')}</Kind>}
        <small>{email}</small>
      </span>
    </span>
  )
}
