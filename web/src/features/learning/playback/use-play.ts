import { sendHeartbeat, play } from 'contract/learning/playback/api'
import type { Output } from 'contract/http/endpoint'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../platform/call.ts'
import { now } from '../../../platform/clock.ts'
import { useCommand } from '../../../platform/endpoint.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import type { LessonRef } from '../lessons/lessons.api.ts'

const ASK_AGAIN_MS = 10_000
/** If a session ends again this soon, another one would not help. */
const TOO_SOON_MS = 15_000
export type Playing = Output<typeof play>
/** A rule of the lesson stopped this player, and would stop a new one, too. */
export type Stopped = 'ELSEWHERE' | 'TIME_OVER'
export type PlayState =
  /** Waits for a press, because starting may stop another device. */
  | { kind: 'RESTING' }
  | { kind: 'OPENING' }
  | { kind: 'PLAYING'; playing: Playing; goesOn: boolean }
  | { kind: 'NOT_READY' }
  | { kind: 'NOT_ATTENDING' }
  | { kind: Stopped }
  /** The server responded without a video; it may have one in a moment. */
  | { kind: 'UNAVAILABLE' }
  | { kind: 'FAILED' }

interface Round {
  /** The second to resume from; null if the server decides. */
  at: number | null
  /** Whether playback starts without another press. */
  plays: boolean
}
const opened: Round = { at: null, plays: false }

/**
 * Opens a video for this browser: immediately, or with `waits` when `begin` is called. While the server prepares the
 * video, it retries automatically.
 */
export function usePlay({ courseSeq, curriculumSeq }: LessonRef, waits: boolean) {
  const { run } = useCommand(play, { courseSeq, curriculumSeq })
  const [state, setState] = useState<PlayState>({ kind: waits ? 'RESTING' : 'OPENING' })
  const [round, setRound] = useState<Round | null>(waits ? null : opened)
  const named = secondIn(useSearchParams()[0])
  const endedAt = useRef(0)
  useEffect(() => {
    if (!round) return
    const { at, plays } = round
    let isOver = false
    let again: ReturnType<typeof setTimeout> | undefined
    async function open() {
      try {
        const playing = await run({})
        const resumeAt = at ?? named ?? playing.resumeAt
        if (!isOver) setState({ kind: 'PLAYING', playing: { ...playing, resumeAt }, goesOn: plays })
      } catch (error) {
        if (isOver) return
        const kind = kindOf(error)
        setState({ kind })
        if (kind === 'NOT_READY') again = setTimeout(() => void open(), ASK_AGAIN_MS)
      }
    }
    void open()
    return () => {
      isOver = true
      clearTimeout(again)
    }
  }, [run, round, named])
  const retry = useCallback(() => {
    setState({ kind: 'OPENING' })
    setRound({ ...opened })
  }, [])
  const begin = useCallback(() => {
    setState({ kind: 'OPENING' })
    setRound({ at: null, plays: true })
  }, [])
  const fail = useCallback(() => setState({ kind: navigator.onLine ? 'UNAVAILABLE' : 'FAILED' }), [])
  const stop = useCallback((kind: Stopped) => setState({ kind }), [])
  const whyEnded = useWhyEnded({ courseSeq, curriculumSeq })
  /** Continues in a new session at the position of the old one, unless a rule stopped that. */
  const goOn = useCallback(
    async (at: number, playId: string) => {
      const why = await whyEnded(playId, at)
      if (why) return setState({ kind: why })
      const before = endedAt.current
      endedAt.current = now().getTime()
      if (endedAt.current - before < TOO_SOON_MS) return setState({ kind: 'FAILED' })
      setState({ kind: 'OPENING' })
      return setRound({ at, plays: true })
    },
    [whyEnded],
  )
  return { state, begin, retry, goOn, fail, stop }
}

/** `?at=75` starts at this second of the video. */
function secondIn(query: URLSearchParams) {
  const at = Number(query.get('at') ?? Number.NaN)
  return Number.isInteger(at) && at >= 0 ? at : null
}

/** Asks the server why a session can no longer open the stream. Visitors have no session. */
function useWhyEnded({ courseSeq, curriculumSeq }: LessonRef) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return useCallback(
    async (playId: string, playSecond: number) => {
      const body = { playId, playSecond, ranges: [], isPlaying: false }
      const refused: unknown = await call(sendHeartbeat, { channelSeq, courseSeq, curriculumSeq, body }).then(
        () => null,
        (error: unknown) => error,
      )
      return stoppedBy(refused)
    },
    [call, channelSeq, courseSeq, curriculumSeq],
  )
}

export function stoppedBy(error: unknown): Stopped | null {
  if (isRefusal(error, 'PLAYED_ELSEWHERE')) return 'ELSEWHERE'
  return isRefusal(error, 'VIEWING_TIME_OVER') ? 'TIME_OVER' : null
}

function kindOf(error: unknown) {
  if (isRefusal(error, 'VIDEO_NOT_READY')) return 'NOT_READY'
  if (isRefusal(error, 'NOT_ATTENDING', 'LESSON_LOCKED')) return 'NOT_ATTENDING'
  return stoppedBy(error) ?? (isRefusal(error) ? 'UNAVAILABLE' : 'FAILED')
}
