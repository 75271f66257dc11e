import Player, { ErrorTypes, Events, type ErrorData } from 'hls.js'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Playing } from '../use-play.ts'

const AUTO = -1
const EARLY_AGAIN_MS = 5000
export interface Quality {
  level: number
  height: number
}
interface Watching {
  video: HTMLVideoElement | null
  playing: Playing
  /** The session can no longer open the stream. */
  onEnded: (second: number) => void
  onFail: () => void
}

/** Feeds a video element; browsers without media source extensions (older iPhones) play the stream natively. */
export function useHls({ video, playing, onEnded, onFail }: Watching) {
  const hls = useRef<Player | null>(null)
  const [qualities, setQualities] = useState<Quality[]>([])
  const [level, setLevel] = useState(AUTO)
  const { manifestUrl, resumeAt } = playing
  const isBound = playing.reachedSecond !== null || playing.secondsLeft !== null
  const endAt = useEffectEvent((second: number) => onEnded(second))
  const giveUp = useEffectEvent(() => onFail())

  useEffect(() => {
    if (!video) return
    if (!Player.isSupported()) return playAlone(video, { manifestUrl, resumeAt, onFail: () => giveUp() })
    const engine = new Player({
      startPosition: resumeAt > 0 ? resumeAt : -1,
      capLevelToPlayerSize: true,
      // Positions that the learner may not watch yet are not buffered.
      ...(isBound && { maxMaxBufferLength: 30 }),
      fragLoadPolicy: patience,
    })
    hls.current = engine
    const heal = healing(engine, {
      end: () => endAt(video.currentTime || resumeAt),
      giveUp: () => giveUp(),
    })
    engine.on(Events.MANIFEST_PARSED, (_, { levels }) => {
      setQualities(
        levels.map(({ height }, at) => ({ level: at, height })).toSorted((a, b) => b.height - a.height),
      )
    })
    engine.on(Events.ERROR, (_, data) => heal(data))
    engine.loadSource(manifestUrl)
    engine.attachMedia(video)
    return () => {
      engine.destroy()
      hls.current = null
    }
  }, [video, manifestUrl, resumeAt, isBound])

  const choose = useCallback((chosen: number) => {
    setLevel(chosen)
    if (hls.current) hls.current.nextLevel = chosen
  }, [])
  return { qualities, level, choose }
}

/** The status of a segment too far ahead of the watched position; it becomes available a little later. */
const TOO_EARLY = 425
const { default: usual } = Player.DefaultConfig.fragLoadPolicy
type ShouldRetry = NonNullable<NonNullable<typeof usual.errorRetry>['shouldRetry']>
const orTooEarly: ShouldRetry = (...[, , , response, isUsual]) => isUsual || response?.code === TOO_EARLY
const patience = {
  default: {
    ...usual,
    errorRetry: usual.errorRetry && { ...usual.errorRetry, shouldRetry: orTooEarly },
  },
}

interface Ways {
  end: () => void
  giveUp: () => void
}
/** A closed stream starts a new session; any other fatal error is recovered once, then reported. */
function healing(engine: Player, { end, giveUp }: Ways) {
  const tried = new Set<string>()
  return ({ fatal, type, response }: ErrorData) => {
    if (!fatal) return
    if (response?.code === 403 || response?.code === 404) return end()
    if (response?.code === TOO_EARLY)
      return void setTimeout(() => engine.media && engine.startLoad(), EARLY_AGAIN_MS)
    if (tried.has(type)) return giveUp()
    tried.add(type)
    if (type === ErrorTypes.MEDIA_ERROR) engine.recoverMediaError()
    else if (type === ErrorTypes.NETWORK_ERROR) engine.startLoad()
    else giveUp()
  }
}

interface Alone {
  manifestUrl: string
  resumeAt: number
  onFail: () => void
}
function playAlone(element: HTMLVideoElement, { manifestUrl, resumeAt, onFail }: Alone) {
  const video = element
  const resume = () => {
    video.currentTime = resumeAt
  }
  video.addEventListener('loadedmetadata', resume, { once: true })
  video.addEventListener('error', onFail)
  video.src = manifestUrl
  return () => {
    video.removeEventListener('loadedmetadata', resume)
    video.removeEventListener('error', onFail)
    video.removeAttribute('src')
    video.load()
  }
}
