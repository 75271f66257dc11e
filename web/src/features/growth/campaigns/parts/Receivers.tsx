import { phoneFaultOf } from 'contract/growth/campaigns/phone-codes.rules'
import type { CampaignSeq } from 'contract/values/ids'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useCampaignMessages, type CampaignMessage } from '../campaigns.api.ts'
import { performanceMessages } from '../performance.messages.ts'
import css from './campaigns.module.css'

const states = ['SENT', 'DELIVERED', 'FAILED', 'SKIPPED', 'UNCERTAIN', 'QUEUED', 'SENDING'] as const

/** Everybody on the list, and what became of their message. */
export function Receivers({ campaignId }: { campaignId: CampaignSeq }) {
  const t = useMessages(performanceMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const state = states.find((one) => one === params.get('state'))
  const messages = useCampaignMessages(campaignId, state, { page, size })
  return (
    <section className={css.stack}>
      <div className={css.bar}>
        <h2>{t('receivers')}</h2>
        <Select
          label={t('state')}
          hideLabel
          value={state ?? ''}
          onChange={(chosen: string) => set({ state: chosen })}
          options={[
            { value: '', label: t('anyState') },
            ...states.map((one) => ({ value: one, label: t(one) })),
          ]}
        />
      </div>
      <PagedList
        of={messages}
        page={page}
        size={size}
        {...turn}
        isFiltered={state !== undefined}
        onShowAll={() => set({ state: '' })}
        words={{ empty: t('empty'), emptyText: t('emptyText'), noMatch: t('noMatch'), showAll: t('showAll') }}
      >
        {(list) => <ReceiverTable messages={list} />}
      </PagedList>
    </section>
  )
}

const tones = {
  SENT: 'ok',
  DELIVERED: 'ok',
  FAILED: 'soon',
  SKIPPED: 'plain',
  UNCERTAIN: 'soon',
  QUEUED: 'plain',
  SENDING: 'live',
} as const

function ReceiverTable({ messages }: { messages: CampaignMessage[] }) {
  const t = useMessages(performanceMessages)
  const { language } = useSite()
  const columns: Column<CampaignMessage>[] = [
    {
      key: 'who',
      head: t('who'),
      cell: ({ name, email }) => (
        <span className={css.who}>
          {name}
          <small className={css.faint}>{email}</small>
        </span>
      ),
      bare: true,
    },
    { key: 'state', head: t('state'), cell: (message) => <Result {...message} /> },
    {
      key: 'when',
      head: t('when'),
      cell: ({ sentAt }) => (
        <span className="num">{sentAt ? formatDateTime(sentAt, language) : t('none')}</span>
      ),
    },
    {
      key: 'seen',
      head: t('seen'),
      cell: ({ openedAt, clickedAt }) => t(clickedAt ? 'clicked' : openedAt ? 'opened' : 'none'),
    },
  ]
  return (
    <DataTable
      label={t('receivers')}
      columns={columns}
      rows={messages}
      keyOf={({ userSeq, cause }) => `${userSeq} ${cause}`}
    />
  )
}

const reasons = [
  'NOT_A_MEMBER',
  'NO_CONSENT',
  'NO_ADDRESS',
  'NO_PHONE',
  'NO_ACCOUNT',
  'TOO_LONG',
  'NOT_MATCHING',
  'HAS_BEGUN',
  'HAS_PAID',
  'NO_LONGER_SO',
  'NO_COUPON',
  'SERVER_ENDED',
  'CONNECTION_LOST',
  'NO_REPORT',
] as const

function Result({ state, reason }: CampaignMessage) {
  const t = useMessages(performanceMessages)
  const known = reasons.find((one) => one === reason)
  const fault = phoneFaultOf(reason)
  const text = known ? t(known) : fault ? `${t(fault)} (${reason})` : reason && t('refused', { code: reason })
  return (
    <span className={css.who}>
      <Kind tone={tones[state]}>{t(state)}</Kind>
      {text && <small className={css.faint}>{text}</small>}
    </span>
  )
}
