import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { makeStale } from '../../../platform/endpoint.ts'
import { useRealtime } from '../../../platform/realtime.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Sheet } from '../../../ui/layers/Sheet.tsx'
import { useDismiss } from '../../../ui/layers/use-dismiss.ts'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useBadge } from './notifications.api.ts'
import { alarmMessages } from './notifications.messages.ts'
import css from './AlarmList.module.css'

const AlarmList = lazy(() => import('./AlarmList.tsx').then((m) => ({ default: m.AlarmList })))
const PushSwitch = lazy(() => import('./PushSwitch.tsx').then((m) => ({ default: m.PushSwitch })))
const WIDE = '(min-width: 768px)'

/** The bell updates without reloading; its list hangs below it, and fills the window on phones. */
export function AlarmBell() {
  const t = useMessages(alarmMessages)
  const site = useSite()
  const { isChannelUser } = useSession()
  const badge = useBadge(isChannelUser)
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<'panel' | 'sheet' | null>(null)
  const [hasNews, setNews] = useState(false)
  const close = useCallback(() => setShown(null), [])
  useDismiss({ open: shown === 'panel', onClose: close, root })
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waits.current), [])
  useRealtime('alarm', ({ within = 0 }) => {
    // After a message to all users, each browser refetches at a random moment.
    clearTimeout(waits.current)
    waits.current = setTimeout(
      () => {
        setNews(true)
        void makeStale(site, ['notifications', 'statistics', 'orders', 'enrolments', 'pending-work'])
      },
      Math.random() * within * 1000,
    )
  })
  // The user read notifications in another window, or while this one was offline.
  useRealtime('alarm_read', () => {
    setNews(false)
    void makeStale(site, ['notifications'])
  })
  useReturn(() => void badge.refetch({ cancelRefetch: false }))
  const count = badge.data?.badgeCount ?? 0
  function press() {
    setNews(false)
    if (shown) close()
    else setShown(matchMedia(WIDE).matches ? 'panel' : 'sheet')
  }
  return (
    <div ref={root} className={css.bell}>
      <IconButton
        label={count > 0 ? t('openUnread', { count }) : t('open')}
        icon={<IconBell size={22} aria-hidden />}
        badge={count}
        expanded={shown !== null}
        onPress={press}
      />
      <VisuallyHidden live>{hasNews && !shown ? t('fresh') : ''}</VisuallyHidden>
      {shown === 'panel' && (
        <dialog open className={css.panel} aria-label={t('title')}>
          <h2>{t('title')}</h2>
          <Suspense fallback={<SkeletonText lines={6} />}>
            <AlarmList onGo={close} />
          </Suspense>
          <Foot />
        </dialog>
      )}
      <Sheet open={shown === 'sheet'} onClose={close} title={t('title')} closeLabel={t('close')} tall>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <AlarmList onGo={close} />
        </Suspense>
        <Foot />
      </Sheet>
    </div>
  )
}

/** Calls `onReturn` when the user returns to a window whose connection was suspended. */
function useReturn(onReturn: () => void) {
  const notify = useEffectEvent(onReturn)
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && notify()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
  }, [])
}

function Foot() {
  return (
    <div className={css.foot}>
      <Suspense>
        <PushSwitch />
      </Suspense>
    </div>
  )
}
