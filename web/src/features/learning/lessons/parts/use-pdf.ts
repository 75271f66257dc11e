import { viewFile } from 'contract/learning/lessons/api'
import type { Output } from 'contract/http/endpoint'
import type { FileSeq } from 'contract/values/ids'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../../../platform/call.ts'
import { now } from '../../../../platform/clock.ts'
import { useCommand } from '../../../../platform/endpoint.ts'
import type { LessonRef } from '../lessons.api.ts'

/** The address of the pages, and the size of each. */
export type Viewed = Output<typeof viewFile>
export type Opening =
  | { kind: 'LOADING' }
  | { kind: 'OPEN'; viewed: Viewed }
  | { kind: 'LOCKED' }
  | { kind: 'FAILED' }

/** A page that fails this soon after a new address was issued will not load from yet another one. */
const TOO_SOON_MS = 20_000

/** Fetches the pages of a view-only file; `renew` issues a new address if the last one has expired. */
export function usePdf({ courseSeq, curriculumSeq }: LessonRef, fileSeq: FileSeq) {
  const { run } = useCommand(viewFile, { courseSeq, curriculumSeq })
  const [opening, setOpening] = useState<Opening>({ kind: 'LOADING' })
  const [wanted, setWanted] = useState({ fileSeq })
  const requestedAt = useRef(0)
  useEffect(() => {
    let isOver = false
    requestedAt.current = now().getTime()
    run(wanted).then(
      (viewed) => !isOver && setOpening({ kind: 'OPEN', viewed }),
      (error: unknown) => {
        const isLocked = isRefusal(error, 'PDF_NOT_VIEWABLE')
        if (!isOver) setOpening({ kind: isLocked ? 'LOCKED' : 'FAILED' })
      },
    )
    return () => {
      isOver = true
    }
  }, [run, wanted])
  const retry = useCallback(() => {
    setOpening({ kind: 'LOADING' })
    setWanted({ fileSeq })
  }, [fileSeq])
  const renew = useCallback(() => {
    if (now().getTime() - requestedAt.current < TOO_SOON_MS) return
    requestedAt.current = now().getTime()
    setWanted({ fileSeq })
  }, [fileSeq])
  return { opening, retry, renew }
}
