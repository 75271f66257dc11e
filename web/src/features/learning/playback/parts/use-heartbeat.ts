import { sendHeartbeat, stopPlaying } from 'contract/learning/playback/api'
import type { Bounds } from 'contract/learning/playback/schemas'
import { HEARTBEAT_MS } from 'contract/learning/playback/watch.rules'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRefusal } from '../../../../platform/call.ts'
import { useChannel, useSite } from '../../../../platform/site.tsx'
import type { LessonRef, Watched } from '../../lessons/lessons.api.ts'
import type { Head } from '../embed-position.ts'
import { stoppedBy, type Playing, type Stopped } from '../use-play.ts'
import { useWatchCommands } from './use-watch-commands.ts'
import { watchedLog } from './watched-ranges.ts'

interface Heartbeats {
  lessonRef: LessonRef
  playing: Playing
  video: Head | null
  /** Whether the user is a learner, whose progress is stored. */
  isKept: boolean
  onWatched: (watched: Watched) => void
  /** The session has ended; a new one continues from this second. */
  onEnded: (second: number) => void
  onStopped: (why: Stopped) => void
}

/**
 * Reports the watched ranges to the server: during playback, at every stop, and when the page closes. The response
 * contains how far the learner may watch. One video element belongs to one session.
 */
export function useHeartbeats({ lessonRef, playing, video, isKept, ...on }: Heartbeats) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const { playId, reachedSecond, secondsLeft } = playing
  const log = useRef(watchedLog())
  const second = useRef(0)
  const [isLost, setLost] = useState(false)
  const [bounds, setBounds] = useState<Bounds>({ reachedSecond, secondsLeft })
  const path = { channelSeq, courseSeq: lessonRef.courseSeq, curriculumSeq: lessonRef.curriculumSeq }
  const isMetered = secondsLeft !== null

  const report = useEffectEvent(async ({ isAsking = false, isLast = false } = {}) => {
    const taken = log.current.take()
    const isRunning = video !== null && !video.paused && !video.ended
    const isDue = taken.ranges.length > 0 || isAsking || (isMetered && isRunning)
    if (!isKept || !isDue) return
    try {
      const body = { playId, playSecond: second.current, ...taken, isPlaying: isRunning && !isLast }
      const answer = await call(sendHeartbeat, { ...path, body })
      setLost(false)
      setBounds({ reachedSecond: answer.reachedSecond, secondsLeft: answer.secondsLeft })
      const { watchedPercent, progressState } = answer
      on.onWatched({ curriculumSeq: lessonRef.curriculumSeq, watchedPercent, progressState })
      if (answer.secondsLeft === 0) on.onStopped('TIME_OVER')
    } catch (error) {
      if (isRefusal(error, 'NOT_ATTENDING')) return
      log.current.giveBack(taken)
      const why = stoppedBy(error)
      if (why) on.onStopped(why)
      else if (isRefusal(error, 'PLAY_ENDED')) on.onEnded(second.current)
      else setLost(true)
    }
  })
  const { say } = useWatchCommands(lessonRef, {
    playId,
    onStopped: () => on.onStopped('ELSEWHERE'),
    onAsk: () => void report({ isAsking: true }),
  })
  const leave = useEffectEvent(async () => {
    if (video && !video.paused) say('turn_off')
    await report({ isLast: true })
    await call(stopPlaying, { ...path, body: { playId } }).catch(() => null)
  })
  const turn = useEffectEvent((cmd: 'turn_on' | 'turn_off') => {
    say(cmd)
    void report({ isAsking: isMetered })
  })

  useVideoEvents(video, {
    at: (at) => {
      second.current = at
      log.current.at(at, video?.playbackRate)
    },
    jump: () => log.current.jump(),
    begin: () => turn('turn_on'),
    rest: () => turn('turn_off'),
    tick: () => void report(),
    close: () => void report({ isLast: true }),
    leave: () => void leave(),
  })
  return { isLost, bounds }
}

interface Handlers {
  at: (second: number) => void
  jump: () => void
  begin: () => void
  rest: () => void
  tick: () => void
  /** The page is closing: this is the last report. */
  close: () => void
  leave: () => void
}
/** Handles the playback events of one video element, and a tick every ten seconds, until the page closes. */
function useVideoEvents(video: Head | null, handlers: Handlers) {
  const handle = useEffectEvent((name: Exclude<keyof Handlers, 'at'>) => handlers[name]())
  const at = useEffectEvent((second: number) => handlers.at(second))
  useEffect(() => {
    if (!video) return
    const unhear = listenTo(video, {
      at: (second) => at(second),
      jump: () => handle('jump'),
      begin: () => handle('begin'),
      rest: () => handle('rest'),
      tick: () => handle('tick'),
      close: () => handle('close'),
    })
    const timer = setInterval(() => handle('tick'), HEARTBEAT_MS)
    return () => {
      clearInterval(timer)
      unhear()
      handle('leave')
    }
  }, [video])
}

/** Subscribes to the playback events of the video element, without those of seeking. */
function listenTo(video: Head, { at, jump, begin, rest, tick, close }: Omit<Handlers, 'leave'>) {
  let isClosing = false
  const onTime = () => {
    if (!video.seeking) at(video.currentTime)
  }
  const stop = () => {
    onTime()
    rest()
  }
  const put = () => {
    if (document.visibilityState !== 'hidden') return
    onTime()
    if (isClosing) close()
    else tick()
  }
  // When a visible page closes, `pagehide` comes before `visibilitychange`; a hidden page gets it when it is discarded.
  const pack = () => {
    isClosing = true
    put()
  }
  const unpack = () => {
    isClosing = false
  }
  const handlers = { timeupdate: onTime, seeking: jump, play: begin, pause: stop, ended: stop } as const
  for (const [name, handle] of Object.entries(handlers)) video.addEventListener(name, handle)
  document.addEventListener('visibilitychange', put)
  addEventListener('pagehide', pack)
  addEventListener('pageshow', unpack)
  return () => {
    for (const [name, handle] of Object.entries(handlers)) video.removeEventListener(name, handle)
    document.removeEventListener('visibilitychange', put)
    removeEventListener('pagehide', pack)
    removeEventListener('pageshow', unpack)
  }
}
