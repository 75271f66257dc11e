import { play } from 'contract/classroom'
import type { Output } from 'contract/grammar'
import { refusals } from 'contract/refusals'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../../platform/call.ts'
import { now } from '../../../platform/clock.ts'
import { useCommand } from '../../../platform/endpoint.ts'
import type { Place } from '../classroom.api.ts'

const ASK_AGAIN_MS = 10_000
/** A session that ends again this soon will not be healed by yet another one. */
const TOO_SOON_MS = 15_000
export type Playing = Output<typeof play>
export type PlayState =
  | { kind: 'OPENING' }
  | { kind: 'PLAYING'; playing: Playing; goesOn: boolean }
  | { kind: 'NOT_READY' }
  | { kind: 'NOT_ATTENDING' }
  | { kind: 'FAILED' }

/** Opens a video for this browser. While it is being prepared it asks again by itself. */
export function usePlay({ courseSeq, curriculumSeq }: Place) {
  const { run } = useCommand(play, { courseSeq, curriculumSeq })
  const [state, setState] = useState<PlayState>({ kind: 'OPENING' })
  const [round, setRound] = useState<{ at: number | null }>({ at: null })
  const endedAt = useRef(0)
  useEffect(() => {
    let isOver = false
    let again: ReturnType<typeof setTimeout> | undefined
    async function open() {
      try {
        const playing = await run({})
        const resumeAt = round.at ?? playing.resumeAt
        if (!isOver)
          setState({ kind: 'PLAYING', playing: { ...playing, resumeAt }, goesOn: round.at !== null })
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
  }, [run, round])
  const retry = useCallback(() => {
    setState({ kind: 'OPENING' })
    setRound({ at: null })
  }, [])
  const fail = useCallback(() => setState({ kind: 'FAILED' }), [])
  /** Goes on in a new session where the old one stood. */
  const goOn = useCallback((at: number) => {
    const before = endedAt.current
    endedAt.current = now().getTime()
    if (endedAt.current - before < TOO_SOON_MS) return setState({ kind: 'FAILED' })
    setState({ kind: 'OPENING' })
    setRound({ at })
  }, [])
  return { state, retry, goOn, fail }
}

function kindOf(error: unknown) {
  if (isRefusal(error, refusals.VIDEO_NOT_READY.code)) return 'NOT_READY'
  if (isRefusal(error, refusals.NOT_ATTENDING.code, refusals.LESSON_LOCKED.code)) return 'NOT_ATTENDING'
  return 'FAILED'
}
