import type { ReactNode } from 'react'
import { Head } from '../../../../platform/Head.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { roleMessages } from '../staff.messages.ts'
import css from './staff.module.css'

interface StaffFrameProps {
  tab: 'people' | 'permissions' | 'history'
  count?: number | undefined
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the three staff screens: staff members, permissions and history. */
export function StaffFrame({ tab, count, actions, children }: StaffFrameProps) {
  const t = useMessages(roleMessages)
  const { can } = useSession()
  const tabs = [
    { key: 'people', label: t('people'), href: '/settings/operators' },
    { key: 'permissions', label: t('permissions'), href: '/settings/operators/permissions' },
    ...(can('SITE_OWNER_UPDATE')
      ? [{ key: 'history', label: t('history'), href: '/settings/operators/history' }]
      : []),
  ]
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={count === undefined ? undefined : t('count', { count })}
        sub={t('sub')}
        actions={actions}
      />
      <Tabs label={t('tabs')} id="staff" tabs={tabs} current={tab} />
      <div className={css.tab}>{children}</div>
    </>
  )
}
