import { moveDay } from 'contract/values/korea-time'
import { formatPrice } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useTermName } from '../../memberships/use-term-name.ts'
import type { ManagedTeam } from '../teams.api.ts'
import { teamListMessages } from '../team-list.messages.ts'
import { teamMessages } from '../teams.messages.ts'
import { teamTones } from './team-tones.ts'
import sheet from '../../memberships/sheet.module.css'

/** A row for each team: of what, who pays, how many seats are taken, and how it stands. */
export function TeamTable({ teams }: { teams: ManagedTeam[] }) {
  const t = useMessages(teamListMessages)
  const ofTeam = useMessages(teamMessages)
  const { language } = useSite()
  const termName = useTermName()
  const columns: Column<ManagedTeam>[] = [
    {
      key: 'name',
      head: ofTeam('membership'),
      cell: ({ name }) => <b className={sheet.person}>{name}</b>,
      bare: true,
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <Kind tone={teamTones[state]}>{ofTeam(state)}</Kind>,
    },
    {
      key: 'payer',
      head: t('payer'),
      cell: ({ payer }) => (
        <span className={sheet.person}>
          {payer.name}
          <br />
          <span className={sheet.dim}>{payer.email}</span>
        </span>
      ),
    },
    {
      key: 'usage',
      head: t('usage'),
      cell: ({ taken, seats }) => <span className="num">{t('usageOf', { taken, count: seats })}</span>,
    },
    {
      key: 'period',
      head: t('period'),
      cell: ({ periodEnd }) => (
        <span className="num">{formatDate(`${moveDay(periodEnd, -1)}T00:00:00+09:00`, language)}</span>
      ),
    },
    {
      key: 'amount',
      head: t('amount'),
      cell: ({ price, months }) => (
        <span className="num">
          {ofTeam('amountOf', { term: termName(months), price: formatPrice(price, 'KRW', language) })}
        </span>
      ),
      end: true,
    },
  ]
  return (
    <DataTable
      label={t('listTitle')}
      columns={columns}
      rows={teams}
      keyOf={({ subscriptionSeq }) => subscriptionSeq}
    />
  )
}
