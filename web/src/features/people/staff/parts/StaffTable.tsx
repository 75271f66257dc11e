import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { roles, type Role } from 'contract/http/permissions'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { StaffMember } from '../staff.api.ts'
import { roleMessages } from '../staff.messages.ts'
import { OwnerRemovals } from './OwnerRemovals.tsx'
import { StaffChange, type Change } from './StaffChange.tsx'
import css from './staff.module.css'

export function StaffTable({ staff }: { staff: StaffMember[] }) {
  const t = useMessages(roleMessages)
  const { language } = useSite()
  const { user } = useSession()
  const [change, setChange] = useState<Change | null>(null)
  const itemsOf = useStaffMenu(setChange)
  const columns: Column<StaffMember>[] = [
    {
      key: 'person',
      head: t('person'),
      cell: ({ name, email, userSeq }) => (
        <span className={css.who}>
          <Avatar name={name} size={36} />
          <span>
            <b>{name}</b> {userSeq === user?.userSeq && <Kind>{t('you')}</Kind>}
            <small>{email}</small>
          </span>
        </span>
      ),
      bare: true,
    },
    {
      key: 'role',
      head: t('role'),
      cell: ({ userTypeCd, removal }) => (
        <>
          <Kind tone={userTypeCd === 'OWN' ? 'brand' : 'plain'}>{t(userTypeCd)}</Kind>{' '}
          {removal && (
            <Kind tone="soon">{t('leaving', { date: formatDate(removal.effectiveAt, language) })}</Kind>
          )}
        </>
      ),
    },
    {
      key: 'since',
      head: t('since'),
      cell: ({ since }) => <span className="num">{formatDate(since, language)}</span>,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (member) => {
        const items = itemsOf(member)
        if (items.length === 0) return null
        return (
          <Menu label={t('actionsOf', { name: member.name })} icon={<IconDots size={18} />} items={items} />
        )
      },
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      <OwnerRemovals staff={staff} />
      <DataTable label={t('title')} columns={columns} rows={staff} keyOf={({ userSeq }) => userSeq} />
      {change && <StaffChange change={change} onClose={() => setChange(null)} />}
    </>
  )
}

/** The actions of the user on a staff member: only owners change owners. */
function useStaffMenu(onChange: (change: Change) => void) {
  const t = useMessages(roleMessages)
  const { can, user } = useSession()
  const isOwner = can('SITE_OWNER_UPDATE')
  return (member: StaffMember): MenuItem[] => {
    if (member.userTypeCd === 'OWN' && !isOwner) return []
    const targets = roles.filter(
      (role): role is Role => role !== member.userTypeCd && (role !== 'OWN' || isOwner),
    )
    const leaves =
      member.userSeq === user?.userSeq ? 'leave' : member.userTypeCd === 'OWN' ? 'removeOwner' : 'remove'
    return [
      ...(can('SITE_ACL_UPDATE')
        ? targets.map((to) => ({
            key: to,
            label: t('toRole', { role: t(to) }),
            onPress: () => onChange({ member, to }),
          }))
        : []),
      ...(can('SITE_ACL_DELETE')
        ? [{ key: 'remove', label: t(leaves), danger: true, onPress: () => onChange({ member, to: null }) }]
        : []),
    ]
  }
}
