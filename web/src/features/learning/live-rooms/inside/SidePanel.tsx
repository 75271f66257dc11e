import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { TabPanel, Tabs } from '../../../../ui/Tabs.tsx'
import { liveGroupMessages } from './groups.messages.ts'
import { liveRoomMessages } from './room.messages.ts'
import css from './Panel.module.css'

export type PanelKey = 'talk' | 'people' | 'poll' | 'groups'
const keys: PanelKey[] = ['talk', 'people', 'poll', 'groups']
interface PanelProps {
  current: PanelKey
  onChange: (panel: PanelKey | null) => void
  count: number
  /** Learners have no polls to see before the first one. */
  hasPoll: boolean
  /** Hosts divide people into groups, where the lesson is no webinar. */
  hasGroups: boolean
  children: ReactNode
}

const ID = 'live-panel'
/** Chat and people beside the stage; on phones a sheet over its lower part. */
export function SidePanel({ current, onChange, count, hasPoll, hasGroups, children }: PanelProps) {
  const t = useMessages(liveRoomMessages)
  const tGroups = useMessages(liveGroupMessages)
  return (
    <aside className={css.panel} aria-label={current === 'groups' ? tGroups('tab') : t(current)}>
      <div className={css.head}>
        <Tabs
          label={t('talk')}
          id={ID}
          current={current}
          onChange={(key) => onChange(keys.find((one) => one === key) ?? 'talk')}
          tabs={[
            { key: 'talk', label: t('talk') },
            { key: 'people', label: t('peopleCount', { count }) },
            ...(hasPoll ? [{ key: 'poll', label: t('poll') }] : []),
            ...(hasGroups ? [{ key: 'groups', label: tGroups('tab') }] : []),
          ]}
        />
        <IconButton
          label={t('close')}
          icon={<IconX size={20} aria-hidden />}
          onPress={() => onChange(null)}
        />
      </div>
      <TabPanel of={ID} tab={current} current={current} className={css.body}>
        {children}
      </TabPanel>
    </aside>
  )
}
