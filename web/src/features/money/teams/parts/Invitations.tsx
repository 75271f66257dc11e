import { useState } from 'react'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import {
  useSendInvitation,
  useTeamInvitations,
  useWithdrawInvitation,
  type Team,
  type TeamInvitation,
} from '../teams.api.ts'
import { teamMessages } from '../teams.messages.ts'
import sheet from '../../memberships/sheet.module.css'
import css from './teams.module.css'

const SIZE = 20

/** Who was invited and did not accept yet. */
export function Invitations({ team: { subscriptionSeq, invited } }: { team: Team }) {
  const t = useMessages(teamMessages)
  const [page, setPage] = useState(1)
  const invitations = useTeamInvitations(subscriptionSeq, { page, size: SIZE })
  return (
    <Card as="section" pad="lg" className={sheet.stack}>
      <h2>{t('invitations')}</h2>
      {invited === 0 ? (
        <p className={sheet.dim}>{t('noInvitations')}</p>
      ) : (
        <Answer of={invitations} height={160}>
          {({ list, total }) => (
            <>
              <InvitationTable subscriptionSeq={subscriptionSeq} list={list} />
              {total > SIZE && <ListPages page={page} size={SIZE} total={total} onPage={setPage} />}
            </>
          )}
        </Answer>
      )}
    </Card>
  )
}

interface TableProps {
  subscriptionSeq: Team['subscriptionSeq']
  list: TeamInvitation[]
}
function InvitationTable({ subscriptionSeq, list }: TableProps) {
  const t = useMessages(teamMessages)
  const { language } = useSite()
  const now = useNow()
  const columns: Column<TeamInvitation>[] = [
    {
      key: 'email',
      head: t('emails'),
      cell: ({ email }) => <span className={sheet.person}>{email}</span>,
      bare: true,
    },
    {
      key: 'sentAt',
      head: t('sentAt'),
      cell: ({ sentAt }) => <span className="num">{formatDate(sentAt, language)}</span>,
    },
    {
      key: 'until',
      head: t('until'),
      cell: ({ expiresAt }) => (
        <span className="num">
          {new Date(expiresAt) > now ? formatDate(expiresAt, language) : t('tooOld')}
        </span>
      ),
    },
    {
      key: 'actions',
      head: t('sendAgain'),
      cell: (invitation) => <Actions subscriptionSeq={subscriptionSeq} invitation={invitation} />,
      end: true,
      bare: true,
    },
  ]
  return (
    <DataTable
      label={t('invitations')}
      columns={columns}
      rows={list}
      keyOf={({ teamInvitationSeq }) => teamInvitationSeq}
    />
  )
}

interface ActionsProps {
  subscriptionSeq: Team['subscriptionSeq']
  invitation: TeamInvitation
}
function Actions({ subscriptionSeq, invitation: { teamInvitationSeq, email } }: ActionsProps) {
  const t = useMessages(teamMessages)
  const send = useSendInvitation()
  const { run } = useWithdrawInvitation()
  const [isAsking, setAsking] = useState(false)
  const ref = { subscriptionSeq, teamInvitationSeq }
  return (
    <span className={css.buttons}>
      <Button
        variant="outline"
        size="sm"
        label={t('sendAgainOf', { email })}
        loading={send.isRunning}
        onPress={() =>
          void send.run(ref).then(
            () => toast({ text: t('sent'), tone: 'ok' }),
            (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
          )
        }
      >
        {t('sendAgain')}
      </Button>
      <Button variant="subtle" size="sm" label={t('withdrawOf', { email })} onPress={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t('withdrawTitle')}
          okLabel={t('withdraw')}
          cancelLabel={t('keep')}
          danger
          deed={() => run(ref).then(() => t('withdrawn'))}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('withdrawText', { email })}
        </AskFirst>
      )}
    </span>
  )
}
