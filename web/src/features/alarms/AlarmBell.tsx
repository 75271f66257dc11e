import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { makeStale } from '../../platform/endpoint.ts'
import { useRealtime } from '../../platform/realtime.ts'
import { useSession } from '../../platform/session.tsx'
import { useSite } from '../../platform/site.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Sheet } from '../../ui/layers/Sheet.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useBadge, useReadAlarms } from './alarms.api.ts'
import { alarmWords } from './alarms.words.ts'
import { AlarmList } from './AlarmList.tsx'

/** The bell: rings without reloading, opens the list, and opening counts as read. */
export function AlarmBell() {
  const t = useWords(alarmWords)
  const site = useSite()
  const { isChannelUser } = useSession()
  const badge = useBadge(isChannelUser)
  const reading = useReadAlarms()
  const [isOpen, setOpen] = useState(false)
  const [hasNews, setNews] = useState(false)
  useRealtime('alarm', () => {
    setNews(true)
    void makeStale(site, ['alarms', 'statistics', 'orders', 'enrolments'])
  })
  const count = badge.data?.badgeCount ?? 0
  function close() {
    setOpen(false)
    setNews(false)
    void reading.run({})
  }
  return (
    <>
      <IconButton
        label={count > 0 ? t('openUnread', { count }) : t('open')}
        icon={<IconBell size={22} />}
        badge={count}
        expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <VisuallyHidden live>{hasNews && !isOpen ? t('fresh') : ''}</VisuallyHidden>
      <Sheet open={isOpen} onClose={close} title={t('title')} closeLabel={t('close')} tall>
        {isOpen && <AlarmList onGo={close} />}
      </Sheet>
    </>
  )
}
