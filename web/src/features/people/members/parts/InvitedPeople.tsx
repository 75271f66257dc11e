import { useState } from 'react'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import {
  SHOWN_INVITATIONS,
  useMemberInvitations,
  useWithdrawInvitation,
  type MemberInvitation,
} from '../invitations.api.ts'
import { memberInvitationMessages } from '../invitations.messages.ts'
import css from '../members.module.css'

/** Who was invited and did not join yet; nothing where there is nobody. */
export function InvitedPeople() {
  const t = useMessages(memberInvitationMessages)
  const { data } = useMemberInvitations()
  const [isOpen, setOpen] = useState(false)
  if (!data?.total) return null
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('invited', { count: data.total })}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={t('invitedTitle')}
          size="large"
          footer={<Button onPress={() => setOpen(false)}>{t('close')}</Button>}
        >
          <div className={css.invited}>
            <p>{t('invitedText')}</p>
            <InvitedTable list={data.list} />
            {data.total > data.list.length && <p>{t('shown', { count: SHOWN_INVITATIONS })}</p>}
          </div>
        </Dialog>
      )}
    </>
  )
}

function InvitedTable({ list }: { list: MemberInvitation[] }) {
  const t = useMessages(memberInvitationMessages)
  const { language } = useSite()
  const { can } = useSession()
  const { run, isRunning } = useWithdrawInvitation()
  const withdraw = ({ memberInvitationSeq, name }: MemberInvitation) =>
    void run({ memberInvitationSeq }).then(
      () => toast({ text: t('withdrawn', { name }), tone: 'ok' }),
      () => toast({ text: t('withdrawFailed'), tone: 'error' }),
    )
  const columns: Column<MemberInvitation>[] = [
    { key: 'name', head: t('name'), cell: ({ name }) => name, bare: true },
    { key: 'email', head: t('email'), cell: ({ email }) => email },
    { key: 'phone', head: t('phone'), cell: ({ phone }) => phone ?? '–' },
    { key: 'state', head: t('state'), cell: () => <Kind tone="soon">{t('waiting')}</Kind> },
    {
      key: 'at',
      head: t('invitedAt'),
      cell: ({ invitedAt }) => <span className="num">{formatDateTime(invitedAt, language)}</span>,
    },
    { key: 'by', head: t('invitedBy'), cell: ({ invitedBy }) => invitedBy },
  ]
  if (can('SITE_MEMBER_CREATE'))
    columns.push({
      key: 'withdraw',
      head: t('withdraw'),
      bare: true,
      end: true,
      cell: (one) => (
        <Button
          size="sm"
          variant="outline"
          label={t('withdrawOf', { name: one.name })}
          disabled={isRunning}
          onPress={() => withdraw(one)}
        >
          {t('withdraw')}
        </Button>
      ),
    })
  return (
    <DataTable
      label={t('invitedTitle')}
      columns={columns}
      rows={list}
      keyOf={({ memberInvitationSeq }) => memberInvitationSeq}
    />
  )
}
