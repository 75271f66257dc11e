import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { classStaffTypes } from 'contract/people/class-roles/class-roles.rules'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { useChangePost, useMakeLead, type ClassPerson } from '../course-staff.api.ts'
import { classStaffMessages } from '../course-staff.messages.ts'
import css from './course-staff.module.css'
import { RemovePerson } from './RemovePerson.tsx'

interface PeopleTableProps {
  courseSeq: CourseSeq
  people: ClassPerson[]
  mayChange: boolean
}

export function PeopleTable({ courseSeq, people, mayChange }: PeopleTableProps) {
  const t = useMessages(classStaffMessages)
  const { language } = useSite()
  const [leaving, setLeaving] = useState<ClassPerson | null>(null)
  const itemsOf = usePersonMenu(courseSeq, setLeaving)
  const columns: Column<ClassPerson>[] = [
    { key: 'person', head: t('person'), cell: (person) => <Who person={person} />, bare: true },
    {
      key: 'role',
      head: t('role'),
      cell: ({ userTypeCd, isLead }) => (
        <span>
          <Kind tone={userTypeCd === 'TCH' ? 'brand' : 'plain'}>{t(userTypeCd)}</Kind>{' '}
          {isLead && <Kind>{t('lead')}</Kind>}
        </span>
      ),
    },
    {
      key: 'since',
      head: t('since'),
      cell: ({ since }) => <span className="num">{since ? formatDate(since, language) : '–'}</span>,
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            head: t('actions'),
            cell: (person: ClassPerson) => (
              <Menu
                label={t('actionsOf', { name: person.name })}
                icon={<IconDots size={18} />}
                items={itemsOf(person)}
              />
            ),
            bare: true,
            corner: true,
            width: 64,
          },
        ]
      : []),
  ]
  return (
    <>
      <DataTable label={t('title')} columns={columns} rows={people} keyOf={({ userSeq }) => userSeq} />
      {leaving && <RemovePerson courseSeq={courseSeq} person={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function Who({ person: { userSeq, name, email, profileImageUrl, siteTypeCd } }: { person: ClassPerson }) {
  const t = useMessages(classStaffMessages)
  const { user } = useSession()
  return (
    <span className={css.who}>
      <Avatar name={name} src={profileImageUrl} size={36} />
      <span>
        <b>{name}</b> {userSeq === user?.userSeq && <Kind>{t('you')}</Kind>}
        <small>{[email, siteTypeCd && t('onStaff')].filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  )
}

/** The actions on a person: only verified instructors can become instructors of the class. */
function usePersonMenu(courseSeq: CourseSeq, onRemove: (person: ClassPerson) => void) {
  const t = useMessages(classStaffMessages)
  const change = useChangePost(courseSeq)
  const lead = useMakeLead(courseSeq)
  const say = (work: Promise<unknown>, done: string) =>
    void work.then(
      () => toast({ text: done, tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (person: ClassPerson): MenuItem[] => {
    const { userSeq, name, userTypeCd, isLead, isMaster } = person
    const others = classStaffTypes.filter((type) => type !== userTypeCd && (type !== 'TCH' || isMaster))
    return [
      ...(userTypeCd === 'TCH' && !isLead
        ? [
            {
              key: 'lead',
              label: t('makeLead'),
              onPress: () => say(lead.run({ userSeq }), t('ledBy', { name })),
            },
          ]
        : []),
      ...others.map((type) => ({
        key: type,
        label: t('toType', { role: t(type) }),
        onPress: () =>
          say(change.run({ userSeq, body: { userTypeCd: type } }), t('changed', { name, role: t(type) })),
      })),
      { key: 'remove', label: t('remove'), danger: true, onPress: () => onRemove(person) },
    ]
  }
}
