import { IconExternalLink } from '@tabler/icons-react'
import { readVideoLink } from 'contract/values/video-links'
import { useEffect, useMemo, useState } from 'react'
import { vodTypes } from 'contract/values/type-codes'
import { Button } from '../../../ui/Button.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useSession } from '../../../platform/session.tsx'
import { classroomMessages } from '../lessons/lessons.messages.ts'
import { watchMessages } from '../lessons/watch.messages.ts'
import { EmbedHead, type EmbedFailure } from './embed-position.ts'
import type { PlayerProps } from './Player.tsx'
import { StageNote, StageWait } from '../lessons/StageNote.tsx'
import { useHeartbeats } from './parts/use-heartbeat.ts'
import { useReach } from './parts/use-watch-limits.ts'
import { useReportPosition } from './parts/use-report-position.ts'
import { useWatermark } from '../lessons/use-watermark.ts'
import { WatchNotes } from './parts/WatchNotes.tsx'
import css from './parts/Player.module.css'
import stage from '../lessons/Lessons.module.css'

const ASK_EVERY_MS = 500
/** After this long without a response, the host may be unreachable; the player keeps trying. */
const SILENT_TOO_LONG_MS = 8000

/**
 * A video on another host, in the host's own player. A cover hides the player until it responds and after a failure.
 */
export function EmbedPlayer({
  lessonRef,
  lesson,
  playing,
  isKept,
  onFail: retry,
  ...events
}: Omit<PlayerProps, 'startsAtOnce' | 'onPrevious' | 'onNext' | 'coming'>) {
  const { user } = useSession()
  const [page, setPage] = useState<HTMLIFrameElement | null>(null)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const { head, isHeard, trouble } = useEmbedHead(page, playing.resumeAt)
  const { isLost, bounds } = useHeartbeats({ lessonRef, playing, video: head, isKept, ...events })
  const isHeldBack = useReach(head, bounds.reachedSecond)
  const isCovered = trouble !== null || !isHeard
  useReportPosition(isCovered ? null : head, events.onHead)
  useWatermark(frame, isKept && !isCovered ? (user?.email ?? null) : null)
  return (
    <div ref={setFrame} className={css.frame}>
      {/*
       * The frame shows a page of the app, which contains a player that needs its own origin: a sandbox would restrict
       * neither.
       */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={setPage}
        className={css.embed}
        data-covered={isCovered || undefined}
        src={playing.embedUrl ?? undefined}
        title={lesson.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
      {isCovered && <Cover trouble={trouble} linkUrl={playing.linkUrl} onRetry={retry} />}
      <WatchNotes isLost={isLost} isHeldBack={isHeldBack} secondsLeft={bounds.secondsLeft} />
    </div>
  )
}

const hosts = { youtube: 'YouTube', vimeo: 'Vimeo' }
const titles = { NOT_FOUND: 'linkNotFound', FAILED: 'linkFailed', SILENT: 'linkFailed' } as const
const texts = { NOT_FOUND: 'linkNotFoundText', FAILED: 'linkFailedText', SILENT: 'linkSilentText' } as const

interface CoverProps {
  trouble: PlayerFailure | null
  linkUrl: string | null
  onRetry: () => void
}
/** Covers the host's player with the problem and the possible actions. */
function Cover({ trouble, linkUrl, onRetry }: CoverProps) {
  const t = useMessages(classroomMessages)
  const rules = useMessages(watchMessages)
  const link = linkUrl === null ? null : readVideoLink({ vodTypeCd: vodTypes.link, linkUrl })
  const host = hosts[link?.host ?? 'youtube']
  if (!trouble) {
    return (
      <div className={css.cover}>
        <StageWait label={t('opening')} />
      </div>
    )
  }
  return (
    <div className={css.cover}>
      <StageNote
        title={rules(titles[trouble.kind])}
        text={rules(texts[trouble.kind], { host })}
        detail={trouble.said}
      >
        {linkUrl !== null && (
          <a className={stage.outLink} href={linkUrl} target="_blank" rel="noreferrer">
            <IconExternalLink size={18} aria-hidden />
            {rules('watchAtHost', { host })}
            <span className="visually-hidden">({t('newTab')})</span>
          </a>
        )}
        <Button variant="bar" onPress={onRetry}>
          {t('retry')}
        </Button>
      </StageNote>
    </div>
  )
}

type PlayerFailure = { kind: EmbedFailure['kind'] | 'SILENT'; said: string }
const silence: PlayerFailure = { kind: 'SILENT', said: '' }

/** The player is in a frame within a page of the app's origin: its messages pass through that page. */
function useEmbedHead(page: HTMLIFrameElement | null, resumeAt: number) {
  const [trouble, setTrouble] = useState<PlayerFailure | null>(null)
  const [isHeard, setHeard] = useState(false)
  const head = useMemo(
    () =>
      page && new EmbedHead((message) => page.contentWindow?.frames[0]?.postMessage(message, '*'), resumeAt),
    [page, resumeAt],
  )
  useEffect(() => {
    if (!page || !head) return
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => head.receive(origin, data)
    const open = () => page.contentWindow?.addEventListener('message', onMessage)
    const fail = () => setTrouble(head.trouble)
    const since = performance.now()
    const asking = setInterval(() => {
      if (head.isHeard) return clearInterval(asking)
      if (performance.now() - since > SILENT_TOO_LONG_MS) setTrouble(silence)
      head.listen()
    }, ASK_EVERY_MS)
    const greet = () => {
      setHeard(true)
      setTrouble(null)
    }
    page.addEventListener('load', open)
    open()
    head.addEventListener('heard', greet)
    head.addEventListener('error', fail)
    return () => {
      clearInterval(asking)
      page.removeEventListener('load', open)
      page.contentWindow?.removeEventListener('message', onMessage)
      head.removeEventListener('heard', greet)
      head.removeEventListener('error', fail)
    }
  }, [page, head])
  return { head, isHeard, trouble }
}
