import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { TabPanel, Tabs } from '../../../../ui/Tabs.tsx'
import { roomMessages } from './room.messages.ts'
import css from './Panel.module.css'

export type PanelKey = 'talk' | 'people'
interface PanelProps {
  current: PanelKey
  onChange: (panel: PanelKey | null) => void
  count: number
  children: ReactNode
}

const ID = 'live-panel'
/** Chat and people beside the stage; on phones a sheet over its lower part. */
export function SidePanel({ current, onChange, count, children }: PanelProps) {
  const t = useMessages(roomMessages)
  return (
    <aside className={css.panel} aria-label={t(current)}>
      <div className={css.head}>
        <Tabs
          label={t('talk')}
          id={ID}
          current={current}
          onChange={(key) => onChange(key === 'people' ? 'people' : 'talk')}
          tabs={[
            { key: 'talk', label: t('talk') },
            { key: 'people', label: t('peopleCount', { count }) },
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
