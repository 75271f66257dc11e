import { useState } from 'react'
import type { SubscriptionSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { useRemovePerson, useTeamPeople, type TeamPerson } from '../teams.api.ts'
import { teamMessages } from '../teams.messages.ts'
import sheet from '../../memberships/sheet.module.css'

const SIZE = 20

/** Who has a seat, with a button that frees it. */
export function People({ subscriptionSeq }: { subscriptionSeq: SubscriptionSeq }) {
  const t = useMessages(teamMessages)
  const [page, setPage] = useState(1)
  const [leaving, setLeaving] = useState<TeamPerson | null>(null)
  const people = useTeamPeople(subscriptionSeq, { page, size: SIZE })
  return (
    <Card as="section" pad="lg" className={sheet.stack}>
      <h2>{t('people')}</h2>
      <Answer of={people} height={160}>
        {({ list, total }) =>
          total === 0 ? (
            <Empty compact title={t('noPeople')} text={t('noPeopleText')} />
          ) : (
            <>
              <PeopleTable people={list} onLeave={setLeaving} />
              {total > SIZE && <ListPages page={page} size={SIZE} total={total} onPage={setPage} />}
            </>
          )
        }
      </Answer>
      {leaving && (
        <Removing subscriptionSeq={subscriptionSeq} person={leaving} onClose={() => setLeaving(null)} />
      )}
    </Card>
  )
}

interface TableProps {
  people: TeamPerson[]
  onLeave: (person: TeamPerson) => void
}
function PeopleTable({ people, onLeave }: TableProps) {
  const t = useMessages(teamMessages)
  const { language } = useSite()
  const columns: Column<TeamPerson>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: ({ name, email, isPayer }) => (
        <span className={sheet.person}>
          <b>{name}</b> {isPayer && <span className={sheet.dim}>{t('me')}</span>}
          <br />
          <span className={sheet.dim}>{email}</span>
        </span>
      ),
      bare: true,
    },
    {
      key: 'since',
      head: t('since'),
      cell: ({ takenAt }) => <span className="num">{formatDate(takenAt, language)}</span>,
    },
    {
      key: 'remove',
      head: t('remove'),
      cell: (person) => (
        <Button
          variant="outline"
          size="sm"
          label={person.isPayer ? t('removeOwnOk') : t('removeOf', { name: person.name })}
          onPress={() => onLeave(person)}
        >
          {t(person.isPayer ? 'removeOwnOk' : 'remove')}
        </Button>
      ),
      end: true,
      bare: true,
    },
  ]
  return (
    <DataTable label={t('people')} columns={columns} rows={people} keyOf={({ teamSeatSeq }) => teamSeatSeq} />
  )
}

interface RemovingProps {
  subscriptionSeq: SubscriptionSeq
  person: TeamPerson
  onClose: () => void
}
function Removing({ subscriptionSeq, person: { teamSeatSeq, name, isPayer }, onClose }: RemovingProps) {
  const t = useMessages(teamMessages)
  const { run } = useRemovePerson()
  return (
    <AskFirst
      title={isPayer ? t('removeOwnTitle') : t('removeTitle', { name })}
      okLabel={t(isPayer ? 'removeOwnOk' : 'removeOk')}
      cancelLabel={t('keep')}
      danger
      deed={() => run({ subscriptionSeq, teamSeatSeq }).then(() => t(isPayer ? 'freed' : 'removed'))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t(isPayer ? 'removeOwnText' : 'removeText')}
    </AskFirst>
  )
}
