import { useEffect, useState } from 'react'
import {
  isVideoRoom,
  joinMinutes,
  joinWindowState,
  opensAt,
} from 'contract/teaching/curriculum/live-items.rules'
import type { LiveItem } from 'contract/learning/live/schemas'
import { liveTypes } from 'contract/values/type-codes'
import { useGo, useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { joinWindowOf, useLiveItem } from '../live/live.api.ts'
import { leftText, whenText } from '../live/live-text.ts'
import { liveMessages } from '../live/live.messages.ts'
import { useServerNow } from '../live/use-server-now.ts'
import { AudienceNotice } from './audience/AudienceLines.tsx'
import type { OpenBroadcast } from './audience/broadcast-room.ts'
import { loadChoices, storeChoices, type DeviceChoices } from './check/device-choices.ts'
import { DeviceCheck } from './check/DeviceCheck.tsx'
import { tryWithLiveKit, type TryNetwork } from './check/network.ts'
import { NetworkReport } from './check/NetworkReport.tsx'
import { InsideRoom } from './inside/InsideRoom.tsx'
import { LessonCard } from './LessonCard.tsx'
import type { LessonRef } from './live-rooms.api.ts'
import { OutsidePage, RoomFrame, WaitingPage } from './OutsidePages.tsx'
import { NoticeBefore } from './recordings/RecordingNotice.tsx'
import { liveScreenMessages } from './screen.messages.ts'
import type { OpenMedia } from './room-entry.ts'
import { useRoomEntry } from './use-room-entry.ts'

/** Fetched by those who enter: the largest library of the product. */
const openWithLiveKit: OpenMedia = async (signature, choices) => {
  const { openMediaRoom } = await import('./inside/media-room.ts')
  return openMediaRoom(signature, choices)
}

const openWithHls: OpenBroadcast = async (broadcast, calls) => {
  const { openBroadcastRoom } = await import('./audience/broadcast-room.ts')
  return openBroadcastRoom(broadcast, calls)
}

/** The page of a live lesson in the video room. */
export function LiveRoomScreen() {
  const lessonRef = { courseSeq: useSeq('courseSeq'), itemSeq: useSeq('itemSeq') }
  return (
    <RoomPage
      key={lessonRef.itemSeq}
      lessonRef={lessonRef}
      openMedia={openWithLiveKit}
      openBroadcast={openWithHls}
      tryNetwork={tryWithLiveKit}
    />
  )
}

interface PageProps {
  lessonRef: LessonRef
  openMedia: OpenMedia
  openBroadcast?: OpenBroadcast
  tryNetwork: TryNetwork
}
/** The same with any carrier of picture and sound. */
export function RoomPage({ lessonRef, openMedia, openBroadcast = openWithHls, tryNetwork }: PageProps) {
  const t = useMessages(liveScreenMessages)
  const go = useGo()
  const answer = useLiveItem(lessonRef)
  const { data: live, error } = answer
  const classroom = `/classes/${lessonRef.courseSeq}/classroom/${lessonRef.itemSeq}`
  const isOtherService = live !== undefined && !isVideoRoom(live.liveTypeCd)
  useEffect(() => {
    if (isOtherService) go(classroom, { replace: true })
  }, [isOtherService, classroom, go])
  if (error && !live) {
    return (
      <RoomFrame lessonRef={lessonRef}>
        <ErrorNote
          isPage
          title={messageOf(error, t('failed'))}
          retry={{ label: t('retry'), onPress: () => void answer.refetch() }}
        />
      </RoomFrame>
    )
  }
  if (!live || isOtherService) {
    return (
      <RoomFrame lessonRef={lessonRef}>
        <Loading label={t('loading')}>
          <SkeletonBlock height={320} />
        </Loading>
      </RoomFrame>
    )
  }
  return <LoadedRoom {...{ lessonRef, live, answer, openMedia, openBroadcast, tryNetwork }} />
}

interface LoadedProps extends Required<PageProps> {
  live: LiveItem
  answer: Parameters<typeof useServerNow>[0]
}
function LoadedRoom({ lessonRef, live, answer, openMedia, openBroadcast, tryNetwork }: LoadedProps) {
  const t = useMessages(liveScreenMessages)
  const tLive = useMessages(liveMessages)
  const { language } = useSite()
  const now = useServerNow(answer)
  const joinWindow = joinWindowOf(live)
  const [choices, setChoices] = useState(loadChoices)
  const { entry, state, ahead, store } = useRoomEntry(lessonRef, { openMedia, openBroadcast })
  const enter = () => void store.enter(choices)
  const choose = (next: DeviceChoices) => {
    setChoices(next)
    storeChoices(next)
  }
  const when = whenText(joinWindow.startsAt, now, { t: tLive, language })
  const title = <Head title={`${live.curriculumTitle} · ${live.title}`} isPrivate />

  if (entry.phase === 'inside' && state) {
    const elapsed = Math.floor((now.getTime() - joinWindow.startsAt.getTime()) / 1000)
    return (
      <>
        {title}
        <InsideRoom
          lessonRef={lessonRef}
          title={live.curriculumTitle}
          elapsed={elapsed < 0 ? null : elapsed}
          media={entry.media}
          signature={entry.signature}
          state={state}
          ahead={ahead}
          refresh={() => void store.refresh()}
          choices={choices}
          onChoose={choose}
          onLeave={store.leave}
          onReconnect={(next) => void store.reconnect(next)}
        />
      </>
    )
  }
  const windowState = joinWindowState(joinWindow, live.userType, now)
  const outside = () => {
    if (entry.phase === 'readmitted' && windowState === 'OPEN')
      return (
        <OutsidePage
          lessonRef={lessonRef}
          title={t('readmitted')}
          text={t('readmittedText')}
          action={{ label: t('enterAgain'), onPress: store.returnToCheck }}
        />
      )
    if (entry.phase === 'otherDevice' && windowState === 'OPEN')
      return (
        <OutsidePage
          lessonRef={lessonRef}
          title={t('otherDevice')}
          text={t('otherDeviceText')}
          action={{ label: t('continueHere'), onPress: () => void store.takeOver(choices) }}
        />
      )
    if (entry.phase === 'ended' && (windowState === 'OPEN' || entry.reason === 'LOST')) {
      const isReplaced = entry.reason === 'REPLACED'
      const continueHere = () => void store.takeOver(choices)
      const again = isReplaced ? continueHere : entry.reason === 'LOST' ? enter : store.returnToCheck
      return (
        <OutsidePage
          lessonRef={lessonRef}
          title={t(`ended${entry.reason}`)}
          text={t(`ended${entry.reason}Text`)}
          action={{ label: t(isReplaced ? 'continueHere' : 'enterAgain'), onPress: again }}
        />
      )
    }
    if (windowState === 'OVER' && entry.phase !== 'entering')
      return (
        <OutsidePage
          lessonRef={lessonRef}
          title={t('overTitle')}
          text={t('overText', { when })}
          action={null}
        />
      )
    if (windowState === 'EARLY') {
      const left = leftText(opensAt(joinWindow, live.userType).getTime() - now.getTime(), tLive)
      const minutes = joinMinutes(joinWindow, live.userType)
      return (
        <OutsidePage
          lessonRef={lessonRef}
          title={t('earlyTitle', { when })}
          text={t('earlyText', { minutes })}
          countdown={{ label: t('opensIn'), left }}
          action={null}
        />
      )
    }
    if (entry.phase === 'waiting')
      return (
        <WaitingPage
          lessonRef={lessonRef}
          live={live}
          recording={state?.recording ?? null}
          onStop={store.returnToCheck}
        />
      )
    if (entry.phase === 'refused') {
      const mayRetry = entry.state !== 'REMOVED'
      const retryLabel = t(entry.state === 'DECLINED' ? 'requestAgain' : 'enterAgain')
      return (
        <OutsidePage
          lessonRef={lessonRef}
          title={t(`refused${entry.state}`)}
          text={t(`refused${entry.state}Text`)}
          action={mayRetry ? { label: retryLabel, onPress: enter } : null}
        />
      )
    }
    const isEntering = entry.phase === 'entering'
    const problem = entry.phase === 'check' ? entry.problem : null
    return (
      <CheckPage
        {...{ lessonRef, live, now, tryNetwork, choices, isEntering, problem }}
        onChoose={choose}
        onEnter={enter}
      />
    )
  }
  return (
    <>
      {title}
      {outside()}
    </>
  )
}

interface CheckProps {
  lessonRef: LessonRef
  live: LiveItem
  now: Date
  tryNetwork: TryNetwork
  choices: DeviceChoices
  onChoose: (choices: DeviceChoices) => void
  isEntering: boolean
  onEnter: () => void
  /** Why entering failed; null otherwise. */
  problem: unknown
}
function CheckPage({ lessonRef, live, now, tryNetwork, problem, ...check }: CheckProps) {
  const t = useMessages(liveScreenMessages)
  const { user } = useSession()
  // The stream comes over HTTP, like the page itself.
  const isWatching = live.hasAudience && live.userType === 'user'
  return (
    <RoomFrame lessonRef={lessonRef}>
      <DeviceCheck
        {...check}
        name={user?.name ?? ''}
        network={isWatching ? null : <NetworkReport lessonRef={lessonRef} tryNetwork={tryNetwork} />}
        problem={problem !== null && <Notice tone="error">{messageOf(problem, t('notEntered'))}</Notice>}
        isListenOnly={isWatching || (live.liveType === liveTypes.webinar && live.userType === 'user')}
      >
        <NoticeBefore lessonRef={lessonRef} />
        <LessonCard live={live} joinWindow={joinWindowOf(live)} now={now} />
        {isWatching && <AudienceNotice />}
      </DeviceCheck>
    </RoomFrame>
  )
}
