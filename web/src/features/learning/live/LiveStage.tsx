import { IconBroadcast, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { joinWindowState, joinMinutes, timeLabel } from 'contract/teaching/curriculum/live-items.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { liveTypes } from 'contract/values/type-codes'
import { useGo } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { AddToCalendar } from '../calendars/AddToCalendar.tsx'
import { JoinDialogs } from './JoinDialogs.tsx'
import { leftText, whenText } from './live-text.ts'
import { joinWindowOf, useLiveItem } from './live.api.ts'
import { liveMessages } from './live.messages.ts'
import { useJoin } from './use-join.ts'
import { useServerNow } from './use-server-now.ts'
import css from './LiveStage.module.css'

interface StageProps {
  courseSeq: CourseSeq
  itemSeq: CurriculumSeq
  /** The class is open to every member of the site, and this one has no place in it. */
  letsInAll?: boolean
}

/** The stage of a live lesson: the time at which joining opens, the join button, and the result after the lesson. */
export function LiveStage({ letsInAll, ...itemRef }: StageProps) {
  const t = useMessages(liveMessages)
  const { language } = useSite()
  const answer = useLiveItem(itemRef)
  const now = useServerNow(answer)
  const { data: live, error } = answer
  const { joined, join, enter, missZoom, done, roomPath } = useJoin({
    ...itemRef,
    liveTypeCd: live?.liveTypeCd,
    letsInAll,
  })
  const go = useGo()
  const joinWindow = live && joinWindowOf(live)
  const state = live && joinWindow ? joinWindowState(joinWindow, live.userType, now) : null
  useAutomaticJoin(state === 'OPEN', () =>
    roomPath === null ? void join({ opensWindow: false }) : go(roomPath, { replace: true }),
  )
  if (error && !live) {
    return (
      <div className={css.stage} role="alert">
        <p className={css.title}>{messageOf(error, t('failed'))}</p>
        <Button onPress={() => void answer.refetch()}>{t('retry')}</Button>
      </div>
    )
  }
  if (!live || !joinWindow || !state) {
    return (
      <div className={css.stage} role="status" aria-label={t('loading')}>
        <Spinner />
      </div>
    )
  }
  const when = whenText(joinWindow.startsAt, now, { t, language })
  const minutes = joinMinutes(joinWindow, live.userType)
  const label = timeLabel(joinWindow, live.userType, now)
  const isRunning = label === 'STARTED' || label === 'LONG_AGO'
  const wasThere = live.alreadyAttendedYn === 'Y'
  const titles = {
    EARLY: 'stageEarly',
    OPEN: isRunning ? 'stageRunning' : 'stageOpen',
    OVER: 'stageOver',
  } as const
  const texts = { EARLY: 'stageEarlyText', OPEN: 'stageOpenText', OVER: 'stageOverText' } as const
  return (
    <div className={css.stage}>
      <IconBroadcast size={34} stroke={1.6} aria-hidden />
      <div role="status">
        <p className={css.title}>{t(titles[state], { when })}</p>
        <p>{t(texts[state], { when, minutes })}</p>
        {live.liveType === liveTypes.webinar && state !== 'OVER' && <p>{t('webinar')}</p>}
        {state !== 'EARLY' && (wasThere || (state === 'OVER' && live.userType === 'user' && !letsInAll)) && (
          <p className={css.there}>
            {wasThere && <IconCheck size={17} stroke={2.6} aria-hidden />}{' '}
            {t(wasThere ? 'attended' : 'missed')}
          </p>
        )}
      </div>
      {state !== 'OVER' && !isRunning && (
        <p className={css.left}>
          {t('untilStart')}{' '}
          <b className="num">{leftText(joinWindow.startsAt.getTime() - now.getTime(), t)}</b>
        </p>
      )}
      {state !== 'OVER' && (
        <Button
          size="lg"
          disabled={state === 'EARLY'}
          loading={joined.kind === 'joining'}
          icon={<IconBroadcast size={19} aria-hidden />}
          {...(roomPath === null ? { onPress: () => void join() } : { href: roomPath, newTab: true })}
        >
          {t(wasThere ? 'comeBack' : 'enterLive')}
        </Button>
      )}
      {state !== 'OVER' && !isRunning && !letsInAll && (
        <AddToCalendar {...itemRef} title={live.curriculumTitle} />
      )}
      <JoinDialogs joined={joined} onEnter={enter} onZoomMissing={missZoom} onClose={done} />
    </div>
  )
}

/** An address with `attend` joins immediately. Without a press browsers open no window, so the link is shown. */
function useAutomaticJoin(isOpen: boolean, join: () => void) {
  const [query] = useSearchParams()
  const isRequested = query.has('attend')
  const wasDone = useRef(false)
  useEffect(() => {
    if (!isRequested || !isOpen || wasDone.current) return
    wasDone.current = true
    join()
  })
}
