import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { lowestMonthPrice, type MembershipState } from 'contract/money/memberships/memberships.rules'
import { formatPrice } from 'contract/values/money'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { Removal } from '../../../../platform/management/Removal.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { moved } from '../../../../ui/MoveButtons.tsx'
import {
  useDeleteMembership,
  useOrderMemberships,
  useSetState,
  type ManagedMembership,
} from '../membership-settings.api.ts'
import { membershipSettingsMessages } from '../membership-settings.messages.ts'
import css from './memberships.module.css'

const tones = { DRAFT: 'plain', ON_SALE: 'ok', STOPPED: 'soon' } as const
type Question = { deed: 'stop' | 'delete'; membership: ManagedMembership } | null

interface TableProps {
  memberships: ManagedMembership[]
  /** Whether all are listed, so that their order can be changed. */
  canMove: boolean
}
/** A row for each membership: how it is sold, what a month costs and how many are in it. */
export function MembershipTable({ memberships, canMove }: TableProps) {
  const t = useMessages(membershipSettingsMessages)
  const { language } = useSite()
  const [question, setQuestion] = useState<Question>(null)
  const itemsOf = useItems({ memberships, canMove, onAsk: setQuestion })
  const columns: Column<ManagedMembership>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: ({ membershipSeq, name }) => (
        <Anchor className={css.name} href={`/settings/membership/edit?membershipSeq=${membershipSeq}`}>
          {name}
        </Anchor>
      ),
      bare: true,
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <Kind tone={tones[state]}>{t(state)}</Kind> },
    {
      key: 'price',
      head: t('price'),
      cell: ({ terms }) => {
        const price = lowestMonthPrice(terms)
        if (price === null) return t('noPrice')
        return <span className="num">{t('from', { price: formatPrice(price, 'KRW', language) })}</span>
      },
      end: true,
    },
    {
      key: 'members',
      head: t('members'),
      cell: ({ memberCount }) => <span className="num">{t('people', { count: memberCount })}</span>,
      end: true,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (one) => (
        <Menu label={t('actionsOf', { name: one.name })} icon={<IconDots size={18} />} items={itemsOf(one)} />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={memberships}
        keyOf={({ membershipSeq }) => membershipSeq}
      />
      {question?.deed === 'delete' && <Deleting of={question.membership} onClose={() => setQuestion(null)} />}
      {question?.deed === 'stop' && <Stopping of={question.membership} onClose={() => setQuestion(null)} />}
    </>
  )
}

function useItems({ memberships, canMove, onAsk }: TableProps & { onAsk: (question: Question) => void }) {
  const t = useMessages(membershipSettingsMessages)
  const { can } = useSession()
  const order = useOrderMemberships()
  const state = useSetState()
  const report = (work: Promise<unknown>) =>
    void work.then(
      () => toast({ text: t('changed'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  const setState = ({ membershipSeq }: ManagedMembership, to: MembershipState) =>
    report(state.run({ membershipSeq, body: { state: to } }))
  const move = (at: number, by: 1 | -1) => {
    const membershipSeqs = moved(memberships, at, by).map(({ membershipSeq }) => membershipSeq)
    report(order.run({ body: { membershipSeqs } }))
  }
  return (one: ManagedMembership): MenuItem[] => {
    const at = memberships.indexOf(one)
    const view = { key: 'view', label: t('view'), href: `/memberships/${one.membershipSeq}` }
    const shown = one.state === 'DRAFT' ? [] : [view]
    if (!can('SITE_CLASS_UPDATE')) return shown
    const href = `/settings/membership/edit?membershipSeq=${one.membershipSeq}`
    return [
      { key: 'edit', label: t('edit'), href },
      ...shown,
      one.state === 'ON_SALE'
        ? { key: 'stop', label: t('stop'), onPress: () => onAsk({ deed: 'stop', membership: one }) }
        : { key: 'sell', label: t('sell'), onPress: () => setState(one, 'ON_SALE') },
      ...(canMove
        ? [
            { key: 'up', label: t('up'), disabled: at === 0, onPress: () => move(at, -1) },
            {
              key: 'down',
              label: t('down'),
              disabled: at === memberships.length - 1,
              onPress: () => move(at, 1),
            },
          ]
        : []),
      {
        key: 'delete',
        label: t('delete'),
        danger: true,
        onPress: () => onAsk({ deed: 'delete', membership: one }),
      },
    ]
  }
}

interface QuestionProps {
  of: ManagedMembership
  onClose: () => void
}
function Deleting({ of: { membershipSeq, name }, onClose }: QuestionProps) {
  const t = useMessages(membershipSettingsMessages)
  const command = useDeleteMembership()
  return (
    <Removal
      title={t('deleteTitle')}
      removeLabel={t('delete')}
      cancelLabel={t('cancel')}
      doneText={t('deleted')}
      failedText={t('failed')}
      command={command}
      remove={() => command.run({ membershipSeq })}
      onClose={onClose}
    >
      {t('deleteText', { name })}
    </Removal>
  )
}

function Stopping({ of: { membershipSeq }, onClose }: QuestionProps) {
  const t = useMessages(membershipSettingsMessages)
  const { run } = useSetState()
  return (
    <AskFirst
      title={t('stopTitle')}
      okLabel={t('stop')}
      cancelLabel={t('cancel')}
      deed={() => run({ membershipSeq, body: { state: 'STOPPED' } }).then(() => t('changed'))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('stopText')}
    </AskFirst>
  )
}
