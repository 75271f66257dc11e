import { useState } from 'react'
import type { Invite, Inviter } from 'contract/growth/referrals/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { useInviters, useInvites } from './referrals.api.ts'
import css from './InviteCard.module.css'
import { inviteMessages } from './referrals.messages.ts'

const SIZE = 20
const views = ['byInvite', 'byInviter'] as const
type View = (typeof views)[number]

/** The people who used a link and whether they enrolled, or the number of people per inviter. */
export function InviteResults({ courseSeq, onClose }: { courseSeq: CourseSeq; onClose: () => void }) {
  const t = useMessages(inviteMessages)
  const [view, setView] = useState<View>('byInvite')
  return (
    <Dialog open onClose={onClose} title={t('results')} closeLabel={t('close')} size="medium">
      <Tabs
        id="invites"
        label={t('by')}
        current={view}
        onChange={(key) => setView(key === 'byInviter' ? key : 'byInvite')}
        tabs={views.map((key) => ({ key, label: t(key) }))}
      />
      <TabPanel of="invites" tab="byInvite" current={view}>
        {view === 'byInvite' && <ByInvite courseSeq={courseSeq} />}
      </TabPanel>
      <TabPanel of="invites" tab="byInviter" current={view}>
        {view === 'byInviter' && <ByInviter courseSeq={courseSeq} />}
      </TabPanel>
    </Dialog>
  )
}

function ByInvite({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(inviteMessages)
  const { language } = useSite()
  const [page, setPage] = useState(1)
  const invites = useInvites(courseSeq, { page, size: SIZE })
  return (
    <Answer of={invites}>
      {({ list, total, enrolledTotal }) =>
        total === 0 ? (
          <Nobody />
        ) : (
          <>
            <p className={css.sum}>{t('sum', { total, enrolled: enrolledTotal })}</p>
            <DataTable<Invite>
              label={t('results')}
              rows={list}
              keyOf={({ userSeq }) => userSeq}
              columns={[
                {
                  key: 'person',
                  head: t('person'),
                  cell: ({ name }) => (name === null ? t('noMember') : <b>{name}</b>),
                  bare: true,
                },
                { key: 'inviter', head: t('inviter'), cell: ({ inviterName }) => inviterName },
                {
                  key: 'opened',
                  head: t('opened'),
                  cell: ({ openedAt }) => formatDateTime(openedAt, language),
                },
                {
                  key: 'enrolled',
                  head: t('enrolled'),
                  cell: ({ enrolledAt }) =>
                    enrolledAt === null ? t('notEnrolled') : formatDateTime(enrolledAt, language),
                  end: true,
                },
              ]}
            />
            <ListPages page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )
      }
    </Answer>
  )
}

function ByInviter({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(inviteMessages)
  const [page, setPage] = useState(1)
  const inviters = useInviters(courseSeq, { page, size: SIZE })
  return (
    <Answer of={inviters}>
      {({ list, total }) =>
        total === 0 ? (
          <Nobody />
        ) : (
          <>
            <DataTable<Inviter>
              label={t('byInviter')}
              rows={list}
              keyOf={({ userSeq }) => userSeq}
              columns={[
                { key: 'name', head: t('inviter'), cell: ({ name }) => <b>{name}</b>, bare: true },
                {
                  key: 'opened',
                  head: t('openedCount'),
                  cell: ({ openedCount: count }) => t('people', { count }),
                  end: true,
                },
                {
                  key: 'enrolled',
                  head: t('enrolledCount'),
                  cell: ({ enrolledCount: count }) => t('people', { count }),
                  end: true,
                },
              ]}
            />
            <ListPages page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )
      }
    </Answer>
  )
}

function Nobody() {
  const t = useMessages(inviteMessages)
  return <Empty title={t('empty')} text={t('emptyText')} />
}
