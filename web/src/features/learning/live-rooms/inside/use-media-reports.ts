import { useEffect } from 'react'
import { logEvent } from 'contract/growth/visits/api'
import type { CurriculumSeq } from 'contract/values/ids'
import { useSite } from '../../../../platform/site.tsx'
import type { RoomView } from './participant.ts'

const events = {
  BLOCKED: 'LIVE_BLOCKED',
  UNREACHABLE: 'LIVE_UNREACHABLE',
  WEAK: 'LIVE_WEAK',
} as const

/** Reports to the operator what kept picture and sound from this user: the health page counts it. docs/rules.md R-994. */
export function useMediaReports({ problem, deviceProblem }: RoomView, itemSeq: CurriculumSeq) {
  const { call } = useSite()
  const eventType = problem ? events[problem] : deviceProblem ? 'LIVE_DEVICE' : null
  useEffect(() => {
    if (eventType) void call(logEvent, { body: { eventType, message: String(itemSeq) } }).catch(() => null)
  }, [call, eventType, itemSeq])
}
