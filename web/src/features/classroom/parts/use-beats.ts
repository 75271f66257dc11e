import { beat, stopPlaying } from 'contract/classroom'
import { refusals } from 'contract/refusals'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRefusal } from '../../../platform/call.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import type { Place, Watched } from '../classroom.api.ts'
import { watchedLog } from './watched.ts'

const BEAT_MS = 10_000

interface Beats {
  place: Place
  playId: string
  video: HTMLVideoElement | null
  /** Only learners have progress to keep. */
  isKept: boolean
  onWatched: (watched: Watched) => void
  /** The session is over; watching goes on from this second in a new one. */
  onEnded: (second: number) => void
}

/**
 * Tells the server what was really watched: while playing, at every stop, and when the page is put away.
 * One video element belongs to one session.
 */
export function useBeats({ place, playId, video, isKept, onWatched, onEnded }: Beats) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const log = useRef(watchedLog())
  const second = useRef(0)
  const [isLost, setLost] = useState(false)
  const path = { channelSeq, courseSeq: place.courseSeq, curriculumSeq: place.curriculumSeq }

  const report = useEffectEvent(async () => {
    const ranges = log.current.take()
    if (!isKept || ranges.length === 0) return
    try {
      const { watchedPercent, progressState } = await call(beat, {
        ...path,
        body: { playId, playSecond: second.current, ranges },
      })
      setLost(false)
      onWatched({ curriculumSeq: place.curriculumSeq, watchedPercent, progressState })
    } catch (error) {
      if (isRefusal(error, refusals.NOT_ATTENDING.code)) return
      log.current.giveBack(ranges)
      if (isRefusal(error, refusals.PLAY_ENDED.code)) onEnded(second.current)
      else setLost(true)
    }
  })
  const leave = useEffectEvent(async () => {
    await report()
    await call(stopPlaying, { ...path, body: { playId } }).catch(() => null)
  })

  useEffect(() => {
    if (!video) return
    const unhear = hearing(video, {
      at: (at) => {
        second.current = at
        log.current.at(at)
      },
      jump: () => log.current.jump(),
      rest: () => void report(),
    })
    const timer = setInterval(() => void report(), BEAT_MS)
    return () => {
      clearInterval(timer)
      unhear()
      void leave()
    }
  }, [video])
  return { isLost }
}

interface Heard {
  at: (second: number) => void
  jump: () => void
  rest: () => void
}
/** What the video element says about playing, without the moments of seeking. */
function hearing(video: HTMLVideoElement, { at, jump, rest }: Heard) {
  const note = () => {
    if (!video.seeking) at(video.currentTime)
  }
  const stop = () => {
    note()
    rest()
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') stop()
  }
  const heard = { timeupdate: note, seeking: jump, pause: stop, ended: stop } as const
  for (const [name, hear] of Object.entries(heard)) video.addEventListener(name, hear)
  document.addEventListener('visibilitychange', hide)
  return () => {
    for (const [name, hear] of Object.entries(heard)) video.removeEventListener(name, hear)
    document.removeEventListener('visibilitychange', hide)
  }
}
