import { IconBroadcast, IconMaximize, IconPictureInPicture } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { AUDIENCE_DELAY } from 'contract/teaching/curriculum/live-items.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { VideoSource } from '../inside/participant.ts'
import { SavingNote } from '../inside/SavingNote.tsx'
import { useSmallWindow } from '../inside/use-small-window.ts'
import { useVideo } from '../inside/use-video.ts'
import { liveAudienceMessages } from './audience.messages.ts'
import css from './Audience.module.css'

interface BroadcastProps {
  source: VideoSource
  /** The whiteboard, beside the picture; null while there is none. */
  board: ReactNode
  savesData: boolean
  /** The user wants to see the picture again. */
  onPicture: () => void
}

/** What happens on the stage, as the audience sees it, or hears it alone. docs/rules.md R-1322. */
export function BroadcastStage({ source, board, savesData, onPicture }: BroadcastProps) {
  const t = useMessages(liveAudienceMessages)
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const smallWindow = useSmallWindow(video, { hasPicture: !savesData })
  useVideo(video, source)
  return (
    <div className={css.stage} data-board={board ? true : undefined}>
      {board && <div className={css.board}>{board}</div>}
      <div className={css.picture} ref={frame} role="group" aria-label={t('picture')}>
        {/* What is said is written by captions of the room. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video ref={video} playsInline autoPlay />
        {savesData && (
          <div className={css.soundAlone}>
            <SavingNote onPicture={onPicture} />
          </div>
        )}
        <span className={css.delay}>
          <IconBroadcast size={16} aria-hidden />
          {t('delay', AUDIENCE_DELAY)}
        </span>
        <div className={css.tools}>
          {smallWindow.toggle && (
            <button type="button" aria-label={smallWindow.label} onClick={smallWindow.toggle}>
              <IconPictureInPicture size={18} aria-hidden />
            </button>
          )}
          {canEnlarge() && !savesData && (
            <button
              type="button"
              aria-label={t('enlarge')}
              onClick={() => void toggleFullscreen(frame.current)}
            >
              <IconMaximize size={18} aria-hidden />
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

const canEnlarge = () => typeof document !== 'undefined' && document.fullscreenEnabled
const toggleFullscreen = (frame: HTMLElement | null) =>
  document.fullscreenElement ? document.exitFullscreen() : frame?.requestFullscreen().catch(() => null)
