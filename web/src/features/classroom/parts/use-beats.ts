import { beat, stopPlaying, type Bounds } from 'contract/classroom'
import { refusals } from 'contract/refusals'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRefusal } from '../../../platform/call.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import type { Place, Watched } from '../classroom.api.ts'
import type { Head } from './embed-head.ts'
import { stoppedBy, type Playing, type Stopped } from './use-play.ts'
import { useWatchCommands } from './use-watch-commands.ts'
import { watchedLog } from './watched.ts'

const BEAT_MS = 10_000

interface Beats {
  place: Place
  playing: Playing
  video: Head | null
  /** Only learners have progress to keep. */
  isKept: boolean
  onWatched: (watched: Watched) => void
  /** The session is over; watching goes on from this second in a new one. */
  onEnded: (second: number) => void
  onStopped: (why: Stopped) => void
}

/**
 * Tells the server what was really watched: while playing, at every stop, and when the page is put away; answers with
 * how far one may watch. One video element belongs to one session.
 */
export function useBeats({ place, playing, video, isKept, onWatched, onEnded, onStopped }: Beats) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const { playId, reachedSecond, secondsLeft } = playing
  const log = useRef(watchedLog())
  const second = useRef(0)
  const [isLost, setLost] = useState(false)
  const [bounds, setBounds] = useState<Bounds>({ reachedSecond, secondsLeft })
  const path = { channelSeq, courseSeq: place.courseSeq, curriculumSeq: place.curriculumSeq }
  const isMetered = secondsLeft !== null

  const report = useEffectEvent(async ({ isAsking = false } = {}) => {
    const ranges = log.current.take()
    const isPlaying = video !== null && !video.paused && !video.ended
    const isDue = ranges.length > 0 || isAsking || (isMetered && isPlaying)
    if (!isKept || !isDue) return
    try {
      const body = { playId, playSecond: second.current, ranges, isPlaying }
      const told = await call(beat, { ...path, body })
      setLost(false)
      setBounds({ reachedSecond: told.reachedSecond, secondsLeft: told.secondsLeft })
      const { watchedPercent, progressState } = told
      onWatched({ curriculumSeq: place.curriculumSeq, watchedPercent, progressState })
      if (told.secondsLeft === 0) onStopped('TIME_OVER')
    } catch (error) {
      if (isRefusal(error, refusals.NOT_ATTENDING.code)) return
      log.current.giveBack(ranges)
      const why = stoppedBy(error)
      if (why) onStopped(why)
      else if (isRefusal(error, refusals.PLAY_ENDED.code)) onEnded(second.current)
      else setLost(true)
    }
  })
  const { say } = useWatchCommands(place, {
    playId,
    onStopped: () => onStopped('ELSEWHERE'),
    onAsk: () => void report({ isAsking: true }),
  })
  const leave = useEffectEvent(async () => {
    if (video && !video.paused) say('turn_off')
    await report()
    await call(stopPlaying, { ...path, body: { playId } }).catch(() => null)
  })
  const turn = useEffectEvent((cmd: 'turn_on' | 'turn_off') => {
    say(cmd)
    void report({ isAsking: isMetered })
  })

  useHearing(video, {
    at: (at) => {
      second.current = at
      log.current.at(at)
    },
    jump: () => log.current.jump(),
    begin: () => turn('turn_on'),
    rest: () => turn('turn_off'),
    hide: () => void report(),
    leave: () => void leave(),
  })
  return { isLost, bounds }
}

interface Heard {
  at: (second: number) => void
  jump: () => void
  begin: () => void
  rest: () => void
  hide: () => void
  leave: () => void
}
/** What one video element says about playing, and every ten seconds, until it is put away. */
function useHearing(video: Head | null, heard: Heard) {
  const hear = useEffectEvent((name: 'jump' | 'begin' | 'rest' | 'hide' | 'leave') => heard[name]())
  const at = useEffectEvent((second: number) => heard.at(second))
  useEffect(() => {
    if (!video) return
    const unhear = hearing(video, {
      at: (second) => at(second),
      jump: () => hear('jump'),
      begin: () => hear('begin'),
      rest: () => hear('rest'),
      hide: () => hear('hide'),
    })
    const timer = setInterval(() => hear('hide'), BEAT_MS)
    return () => {
      clearInterval(timer)
      unhear()
      hear('leave')
    }
  }, [video])
}

/** What the video element says about playing, without the moments of seeking. */
function hearing(video: Head, { at, jump, begin, rest, hide }: Omit<Heard, 'leave'>) {
  const note = () => {
    if (!video.seeking) at(video.currentTime)
  }
  const stop = () => {
    note()
    rest()
  }
  const put = () => {
    if (document.visibilityState !== 'hidden') return
    note()
    hide()
  }
  const heard = { timeupdate: note, seeking: jump, play: begin, pause: stop, ended: stop } as const
  for (const [name, hear] of Object.entries(heard)) video.addEventListener(name, hear)
  document.addEventListener('visibilitychange', put)
  return () => {
    for (const [name, hear] of Object.entries(heard)) video.removeEventListener(name, hear)
    document.removeEventListener('visibilitychange', put)
  }
}
