import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useWords } from '../../../platform/words/use-words.ts'
import { useSession } from '../../../platform/session.tsx'
import { classroomWords } from '../classroom.words.ts'
import { watchWords } from '../watch.words.ts'
import { EmbedHead, type EmbedTrouble } from './embed-head.ts'
import type { PlayerProps } from './Player.tsx'
import { StageNote } from './StageNote.tsx'
import { useBeats } from './use-beats.ts'
import { useReach } from './use-watch-rules.ts'
import { useTellHead } from './use-tell-head.ts'
import { useWatermark } from './use-watermark.ts'
import { WatchNotes } from './WatchNotes.tsx'
import css from './Player.module.css'

const ASK_EVERY_MS = 500
/** A host that has said nothing by then cannot be reached from here. */
const SILENT_TOO_LONG_MS = 30_000

/** A video that stands at another host, in the host's own player. */
export function EmbedPlayer({
  place,
  lesson,
  playing,
  isKept,
  onFail: retry,
  ...tell
}: Omit<PlayerProps, 'startsAtOnce' | 'onPrevious' | 'onNext' | 'coming'>) {
  const t = useWords(classroomWords)
  const rules = useWords(watchWords)
  const { user } = useSession()
  const [page, setPage] = useState<HTMLIFrameElement | null>(null)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const { head, trouble } = useEmbedHead(page, playing.resumeAt)
  const { isLost, bounds } = useBeats({ place, playing, video: head, isKept, ...tell })
  const isHeldBack = useReach(head, bounds.reachedSecond)
  useTellHead(head, tell.onHead)
  useWatermark(frame, isKept ? (user?.email ?? null) : null)
  if (trouble) {
    return (
      <StageNote
        title={rules(trouble.kind === 'NOT_FOUND' ? 'linkNotFound' : 'linkFailed')}
        text={rules(trouble.kind === 'NOT_FOUND' ? 'linkNotFoundText' : 'linkFailedText')}
        detail={trouble.said}
      >
        <Button onPress={retry}>{t('retry')}</Button>
      </StageNote>
    )
  }
  return (
    <div ref={setFrame} className={css.frame}>
      {/* A page of ours, and in it a player that needs its own origin: a sandbox would hold neither back. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={setPage}
        className={css.embed}
        src={playing.embedUrl ?? undefined}
        title={lesson.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
      <WatchNotes isLost={isLost} isHeldBack={isHeldBack} secondsLeft={bounds.secondsLeft} />
    </div>
  )
}

const silence: EmbedTrouble = { kind: 'FAILED', said: '' }

/** The player inside our own page inside the frame: heard and spoken to through that page, which is of our origin. */
function useEmbedHead(page: HTMLIFrameElement | null, resumeAt: number) {
  const [trouble, setTrouble] = useState<EmbedTrouble | null>(null)
  const head = useMemo(
    () =>
      page && new EmbedHead((message) => page.contentWindow?.frames[0]?.postMessage(message, '*'), resumeAt),
    [page, resumeAt],
  )
  useEffect(() => {
    if (!page || !head) return
    const hear = ({ origin, data }: MessageEvent<unknown>) => head.hear(origin, data)
    const open = () => page.contentWindow?.addEventListener('message', hear)
    const fail = () => setTrouble(head.trouble)
    const since = performance.now()
    const asking = setInterval(() => {
      if (head.isHeard) clearInterval(asking)
      else if (performance.now() - since > SILENT_TOO_LONG_MS) setTrouble(silence)
      else head.listen()
    }, ASK_EVERY_MS)
    page.addEventListener('load', open)
    open()
    head.addEventListener('error', fail)
    return () => {
      clearInterval(asking)
      page.removeEventListener('load', open)
      page.contentWindow?.removeEventListener('message', hear)
      head.removeEventListener('error', fail)
    }
  }, [page, head])
  return { head, trouble }
}
