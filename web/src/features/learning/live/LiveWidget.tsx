import { IconBroadcast, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LiveItem } from 'contract/learning/live/schemas'
import { joinWindowState, joinMinutes } from 'contract/teaching/curriculum/live-items.rules'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { JoinDialogs } from './JoinDialogs.tsx'
import { liveText } from './live-text.ts'
import { joinWindowOf, useLives } from './live.api.ts'
import { liveMessages } from './live.messages.ts'
import { chosenOpen, isListShown, keepOpen, opensByItself, shownCount } from './shown-count.ts'
import { useJoin } from './use-join.ts'
import { useServerNow } from './use-server-now.ts'
import css from './LiveWidget.module.css'

/** The delay of this query, so that the page loads first. */
const FIRST_MS = 100

/** Live lessons that start soon: in the corner beside a page, and on phones in a band above it that covers nothing. */
export function LiveWidget({ isPriceBeside }: { isPriceBeside: boolean }) {
  const t = useMessages(liveMessages)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  const lives = useLives(isDue)
  const now = useServerNow(lives)
  const fitCount = useFitCount()
  const [chosen, setChosen] = useState(() => (isPriceBeside ? null : chosenOpen()))
  const coming = (lives.data?.nowLives ?? []).filter(
    (live) => joinWindowState(joinWindowOf(live), live.userType, now) !== 'OVER',
  )
  const startsAt = coming.map((live) => joinWindowOf(live).startsAt)
  const { innerWidth: width } = window
  if (fitCount === 0 || !isListShown(startsAt, { width, now })) return null
  const isOpen = chosen ?? opensByItself(startsAt, { width, isPriceBeside, now })
  function fold() {
    if (!isPriceBeside) keepOpen(!isOpen)
    setChosen(!isOpen)
  }
  return (
    <section className={css.widget} aria-label={t('soonLives')} data-open={isOpen || undefined}>
      <button
        type="button"
        className={css.head}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'fold' : 'unfold')}
        onClick={fold}
      >
        <IconBroadcast size={19} stroke={1.8} className={css.sign} aria-hidden />
        <b>{t('soonLives')}</b>
        <span className="num">{coming.length}</span>
        {isOpen ? <IconChevronDown size={20} aria-hidden /> : <IconChevronUp size={20} aria-hidden />}
      </button>
      {isOpen && (
        <ul className={css.list}>
          {coming.slice(0, fitCount).map((live) => (
            <Row key={live.itemSeq} live={live} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ live, now }: { live: LiveItem; now: Date }) {
  const t = useMessages(liveMessages)
  const { language } = useSite()
  const { joined, join, enter, missZoom, done, roomPath } = useJoin(live)
  const joinWindow = joinWindowOf(live)
  const isOpen = joinWindowState(joinWindow, live.userType, now) === 'OPEN'
  const { when, more, isUrgent } = liveText({ live, joinWindow, now }, t, language)
  const title = live.curriculumTitle
  const minutes = joinMinutes(joinWindow, live.userType)
  return (
    <li className={css.row}>
      <div>
        <Anchor href={`/classes/${live.courseSeq}/classroom/${live.itemSeq}`} className={css.title}>
          {title}
        </Anchor>
        <small className="num">
          {when} · <em data-urgent={isUrgent || undefined}>{more}</em>
        </small>
      </div>
      <Button
        size="sm"
        disabled={!isOpen}
        loading={joined.kind === 'joining'}
        label={isOpen ? t('enterOf', { title }) : t('waitOf', { title, minutes })}
        {...(roomPath === null ? { onPress: () => void join() } : { href: roomPath, newTab: true })}
      >
        {t(isOpen ? 'enter' : 'wait')}
      </Button>
      <JoinDialogs joined={joined} onEnter={enter} onZoomMissing={missZoom} onClose={done} />
    </li>
  )
}

function onResize(notify: () => void) {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}
const fitCountNow = () => shownCount({ width: window.innerWidth, height: window.innerHeight })
/** The number of lessons that fit the current window. */
const useFitCount = () => useSyncExternalStore(onResize, fitCountNow, () => 0)
