import { IconBroadcast, IconCalendarWeek } from '@tabler/icons-react'
import type { LiveItem } from 'contract/learning/live/schemas'
import { joinWindowState } from 'contract/teaching/curriculum/live-items.rules'
import { seoulParts } from 'contract/values/korea-time'
import { useSite } from '../../../platform/site.tsx'
import { formatDay, formatTime, formatWeekday } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Art } from '../../../ui/art/Art.tsx'
import { artOf } from '../../../ui/art/art-of.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { JoinDialogs } from './JoinDialogs.tsx'
import { leftText, whenText } from './live-text.ts'
import { joinWindowOf, useMyLives } from './live.api.ts'
import { liveMessages } from './live.messages.ts'
import { useJoin } from './use-join.ts'
import { useServerNow } from './use-server-now.ts'
import css from './MyLives.module.css'

/** The user's next live lesson with its join button; nothing if there is none. */
export function NextLive() {
  const lives = useMyLives()
  const now = useServerNow(lives)
  const next = lives.data?.list.find(
    (live) => joinWindowState(joinWindowOf(live), live.userType, now) !== 'OVER',
  )
  return next ? <Band key={next.itemSeq} live={next} now={now} /> : null
}

function Band({ live, now }: { live: LiveItem; now: Date }) {
  const t = useMessages(liveMessages)
  const { language } = useSite()
  const { joined, join, enter, missZoom, done, roomPath } = useJoin(live)
  const joinWindow = joinWindowOf(live)
  const isOpen = joinWindowState(joinWindow, live.userType, now) === 'OPEN'
  const left = joinWindow.startsAt.getTime() - now.getTime()
  const classroomPath = `/classes/${live.courseSeq}/classroom/${live.itemSeq}`
  return (
    <section className={css.band} aria-label={t('soonLives')}>
      <div className={css.picture}>
        <Picture src={live.imageUrl} width={320} height={240} instead={<Art {...artOf(live.courseSeq)} />} />
      </div>
      <div className={css.words}>
        <p className={css.kind}>
          <Kind tone="live">LIVE</Kind> {isOpen && t('open')}
        </p>
        <h2>
          <Anchor href={classroomPath}>{live.curriculumTitle}</Anchor>
        </h2>
        <p>
          <span className="num">
            {whenText(joinWindow.startsAt, now, { t, language })} – {formatTime(joinWindow.endsAt)}
          </span>{' '}
          · {live.title}
        </p>
      </div>
      <div className={css.act}>
        <p className="num">
          {left > 0 ? t('untilStart') : t('running')} {left > 0 && <b>{leftText(left, t)}</b>}
        </p>
        <Button
          size="lg"
          disabled={!isOpen}
          loading={joined.kind === 'joining'}
          icon={<IconBroadcast size={19} aria-hidden />}
          {...(roomPath === null ? { onPress: () => void join() } : { href: roomPath, newTab: true })}
        >
          {t('enterLive')}
        </Button>
      </div>
      <JoinDialogs joined={joined} onEnter={enter} onZoomMissing={missZoom} onClose={done} />
    </section>
  )
}

/** The live lessons of the next seven days, one row each. */
export function WeekPlan() {
  const t = useMessages(liveMessages)
  const { language } = useSite()
  const { data } = useMyLives()
  if (!data || data.list.length === 0) return null
  return (
    <aside className={css.week} aria-label={t('week')}>
      <h2>
        <IconCalendarWeek size={19} stroke={1.7} aria-hidden /> {t('week')}
      </h2>
      <ul>
        {data.list.slice(0, 10).map((live) => {
          const { startsAt } = joinWindowOf(live)
          return (
            <li key={live.itemSeq}>
              <span className={css.day} aria-hidden="true">
                <b className="num">{seoulParts(startsAt).day}</b>
                <small>{formatWeekday(startsAt, language)}</small>
              </span>
              <div>
                <Anchor href={`/classes/${live.courseSeq}/classroom/${live.itemSeq}`}>
                  {live.curriculumTitle}
                </Anchor>
                <small className="num">
                  <span className="visually-hidden">{formatDay(startsAt, language)} </span>
                  {formatTime(startsAt)}
                </small>
              </div>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
