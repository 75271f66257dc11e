import { IconPlayerPlayFilled } from '@tabler/icons-react'
import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react'
import { useEffect, useState } from 'react'
import type { Lesson } from 'contract/learning/lessons/schemas'
import { useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { languageName } from '../../teaching/videos/language-name.ts'
import type { LessonRef, Watched } from '../lessons/lessons.api.ts'
import { useTheatre } from './theatre.ts'
import { EndOfVideo } from './parts/EndOfVideo.tsx'
import { KeysHelp } from './parts/KeysHelp.tsx'
import { PlayerSettings } from './parts/PlayerSettings.tsx'
import { speakPlayer } from './parts/player-language.ts'
import { useHeartbeats } from './parts/use-heartbeat.ts'
import { CaptionsButton } from './parts/CaptionsButton.tsx'
import { useCaptions } from './parts/use-captions.ts'
import type { Head } from './embed-position.ts'
import { useReportPosition } from './parts/use-report-position.ts'
import { useHls } from './parts/use-hls.ts'
import { usePlayerKeys } from './parts/use-player-keys.ts'
import { TheatreButton } from './parts/TheatreButton.tsx'
import { useStalls } from './parts/use-stalls.ts'
import type { Playing, Stopped } from './use-play.ts'
import { useReach, useSteadySpeed } from './parts/use-watch-limits.ts'
import { useWatermark } from '../lessons/use-watermark.ts'
import { WatchNotes } from './parts/WatchNotes.tsx'
import css from './parts/Player.module.css'

export interface PlayerProps {
  lessonRef: LessonRef
  lesson: Lesson
  playing: Playing
  isKept: boolean
  startsAtOnce: boolean
  onWatched: (watched: Watched) => void
  onEnded: (second: number) => void
  onFail: () => void
  onStopped: (why: Stopped) => void
  onHead: (head: Head | null) => void
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  coming: string | null
}

/** The video with its controls. All large dependencies of playback load with this file. */
export function Player({
  lessonRef,
  lesson,
  playing,
  isKept,
  startsAtOnce,
  onPrevious,
  onNext,
  coming,
  ...events
}: PlayerProps) {
  const { language } = useSite()
  const { user } = useSession()
  const theatre = useTheatre()
  useState(() => speakPlayer(language))
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isAtEnd, setAtEnd] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const [isBegun, setBegun] = useState(startsAtOnce)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const { qualities, level, choose } = useHls({
    video,
    playing,
    onEnded: events.onEnded,
    onFail: events.onFail,
  })
  const { isLost, bounds } = useHeartbeats({ lessonRef, playing, video, isKept, ...events })
  const isHeldBack = useReach(video, bounds.reachedSecond)
  useReportPosition(video, events.onHead)
  const hasSpeed = playing.vodSpeedControlYn === 1
  useSteadySpeed(video, !hasSpeed)
  useWatermark(frame, isKept ? (user?.email ?? null) : null)
  useStalls(video, lesson.curriculumSeq)
  const captions = useCaptions(video, playing.captions)
  const onCaptions = captions.options.length > 0 ? captions.toggle : null
  usePlayerKeys({
    video,
    onPrevious,
    onNext,
    onCaptions,
    onTheatre: theatre.toggle,
    onHelp: () => setHelping(true),
    toggleFullscreen: () => pressIn(frame, 'media-fullscreen-button'),
  })
  useEffect(() => {
    if (startsAtOnce) void video?.play().catch(() => null)
  }, [video, startsAtOnce])
  return (
    <div ref={setFrame} className={css.frame}>
      <MediaController noHotkeys {...(frame && { fullscreenElement: frame })} className={css.player}>
        {/* Captions are optional: staff add them. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={setVideo}
          slot="media"
          playsInline
          preload="metadata"
          aria-label={lesson.title}
          {...(playing.posterUrl && { poster: playing.posterUrl })}
          onEnded={() => setAtEnd(true)}
          onPlay={() => {
            setBegun(true)
            setAtEnd(false)
          }}
          onSeeking={() => setAtEnd(false)}
        >
          {playing.storyboardUrl && (
            <track default kind="metadata" label="thumbnails" src={playing.storyboardUrl} />
          )}
          {playing.captions.map(({ captionLanguage, url }) => (
            <track
              key={captionLanguage}
              kind="captions"
              src={url}
              srcLang={captionLanguage}
              label={languageName(captionLanguage, language)}
            />
          ))}
        </video>
        <MediaLoadingIndicator slot="centered-chrome" noAutohide />
        {!isBegun && <BigPlay onPress={() => void video?.play().catch(() => null)} />}
        <WatchNotes isLost={isLost} isHeldBack={isHeldBack} secondsLeft={bounds.secondsLeft} />
        <div className={css.controls}>
          <MediaTimeRange className={css.line} />
          <MediaControlBar className={css.bar}>
            <MediaPlayButton />
            <MediaSeekBackwardButton seekOffset={10} />
            <MediaSeekForwardButton seekOffset={10} />
            <MediaMuteButton className={css.wide} />
            <MediaVolumeRange className={css.wide} />
            <MediaTimeDisplay showDuration />
            <span className={css.space} />
            <CaptionsButton captions={captions} />
            <PlayerSettings
              video={video}
              qualities={qualities}
              level={level}
              onLevel={choose}
              hasSpeed={hasSpeed}
              captions={captions}
            />
            <KeysHelp
              isOpen={isHelping}
              onOpen={setHelping}
              hasSpeed={hasSpeed}
              hasCaptions={onCaptions !== null}
            />
            <TheatreButton />
            <MediaPipButton className={css.wide} />
            <MediaFullscreenButton />
          </MediaControlBar>
        </div>
      </MediaController>
      {isAtEnd && (
        <EndOfVideo
          title={lesson.title}
          coming={coming}
          onAgain={() => void video?.play().catch(() => null)}
          onNext={onNext}
        />
      )}
    </div>
  )
}

/** A large button for the first touch. Keyboards and screen readers use the equal button in the control bar. */
const BigPlay = ({ onPress }: { onPress: () => void }) => (
  <button
    slot="centered-chrome"
    type="button"
    className={css.begin}
    tabIndex={-1}
    aria-hidden
    onClick={onPress}
  >
    <IconPlayerPlayFilled size={34} />
  </button>
)

/** Presses a control of media-chrome, which supports the fullscreen API of every browser. */
const pressIn = (frame: HTMLElement | null, name: string) => {
  const button = frame?.querySelector(name)
  if (button instanceof HTMLElement) button.click()
}
