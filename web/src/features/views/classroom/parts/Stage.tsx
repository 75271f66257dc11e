import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { Lesson } from 'contract/learning/lessons/schemas'
import { vodLockStatuses } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import type { LessonRef, Watched } from '../../../learning/lessons/lessons.api.ts'
import { classroomMessages } from '../../../learning/lessons/lessons.messages.ts'
import { watchMessages } from '../../../learning/lessons/watch.messages.ts'
import type { Head } from '../../../learning/playback/embed-position.ts'
import { LinkNote } from '../../../learning/lessons/LinkNote.tsx'
import { StageNote, StageWait } from '../../../learning/lessons/StageNote.tsx'
import { usePlay, type Playing } from '../../../learning/playback/use-play.ts'

const EmbedPlayer = lazy(() =>
  import('../../../learning/playback/EmbedPlayer.tsx').then((m) => ({ default: m.EmbedPlayer })),
)
const Player = lazy(() =>
  import('../../../learning/playback/Player.tsx').then((m) => ({ default: m.Player })),
)

interface VideoStageProps {
  lessonRef: LessonRef
  lesson: Lesson
  isKept: boolean
  startsAtOnce: boolean
  onWatched: (watched: Watched) => void
  /** Receives the playing video, for components that read or set its position. */
  onHead: (head: Head | null) => void
  /** Receives the captions of the playing video; empty without one. */
  onCaptions: (captions: Playing['captions']) => void
  /** The title of the next open lesson; null if there is none. */
  coming: string | null
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** Plays a video and explains every state until its end. */
export function VideoStage({ lessonRef, lesson, onCaptions, ...rest }: VideoStageProps) {
  const t = useMessages(classroomMessages)
  const rules = useMessages(watchMessages)
  const waits = lesson.limitDupPlay > 0 && rest.isKept && !rest.startsAtOnce
  const { state, begin, retry, goOn, fail, stop } = usePlay(lessonRef, waits)
  useReportCaptions(state.kind === 'PLAYING' ? state.playing.captions : none, onCaptions)
  if (lesson.vodLockStatusCd === vodLockStatuses.failed)
    return <StageNote title={t('broken')} text={t('brokenText')} />
  switch (state.kind) {
    case 'RESTING':
      return (
        <StageNote title={lesson.title} text={rules('limited', { count: lesson.limitDupPlay })}>
          <Button onPress={begin}>{rules('begin')}</Button>
        </StageNote>
      )
    case 'OPENING':
      return <StageWait label={t('opening')} />
    case 'NOT_READY':
      return <StageNote title={t('notReady')} text={t('notReadyText')} icon={<Spinner />} />
    case 'NOT_ATTENDING':
      return (
        <StageNote title={t('notAttending')}>
          <Button href={`/classes/${lessonRef.courseSeq}`}>{t('back')}</Button>
        </StageNote>
      )
    case 'ELSEWHERE':
      return (
        <StageNote title={rules('elsewhere')} text={rules('elsewhereText')}>
          <Button onPress={retry}>{rules('watchHere')}</Button>
        </StageNote>
      )
    case 'TIME_OVER':
      return <StageNote title={rules('timeOver')} text={rules('timeOverText')} />
    case 'UNAVAILABLE':
      return (
        <StageNote title={rules('unavailable')} text={rules('unavailableText')}>
          <Button onPress={retry}>{t('retry')}</Button>
        </StageNote>
      )
    case 'FAILED':
      return (
        <StageNote title={t('playFailed')} text={t('playFailedText')}>
          <Button onPress={retry}>{t('retry')}</Button>
        </StageNote>
      )
    case 'PLAYING': {
      const { playing } = state
      const messages = {
        lessonRef,
        lesson,
        playing,
        onEnded: (second: number) => void goOn(second, playing.playId),
        onStopped: stop,
      }
      if (playing.embedUrl) {
        return (
          <Suspense fallback={<StageWait label={t('opening')} />}>
            <EmbedPlayer key={playing.playId} {...messages} {...rest} onFail={retry} />
          </Suspense>
        )
      }
      if (playing.linkUrl) {
        return (
          <LinkNote lessonRef={lessonRef} lesson={lesson} linkUrl={playing.linkUrl} isKept={rest.isKept} />
        )
      }
      return (
        <Suspense fallback={<StageWait label={t('opening')} />}>
          <Player
            key={playing.playId}
            {...messages}
            onFail={fail}
            {...rest}
            startsAtOnce={rest.startsAtOnce || state.goesOn}
          />
        </Suspense>
      )
    }
  }
}

const none: Playing['captions'] = []
function useReportCaptions(captions: Playing['captions'], onCaptions: VideoStageProps['onCaptions']) {
  const notify = useEffectEvent((found: Playing['captions']) => onCaptions(found))
  useEffect(() => {
    notify(captions)
    return () => notify(none)
  }, [captions])
}
