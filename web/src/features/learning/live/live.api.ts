import {
  attendLive,
  getLiveItem,
  getLives,
  joinLive,
  joinOpenLive,
  listMyLives,
} from 'contract/learning/live/api'
import type { LiveItem } from 'contract/learning/live/schemas'
import type { JoinWindow } from 'contract/teaching/curriculum/live-items.rules'
import { readSeoul } from 'contract/values/korea-time'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

const SECOND = 1000
const DEFAULT_SECONDS = 30

/** Live lessons within a day; refetched at the interval that the server sets, and not while the tab is hidden. */
export function useLives(enabled: boolean) {
  const first = useEndpoint(getLives, {}, { enabled })
  const seconds = first.data?.interval_seconds ?? DEFAULT_SECONDS
  return useEndpoint(getLives, {}, { enabled, every: seconds * SECOND })
}
export const useMyLives = () => useEndpoint(listMyLives, {}, { every: DEFAULT_SECONDS * SECOND })
export const useLiveItem = (itemRef: { courseSeq: CourseSeq; itemSeq: CurriculumSeq }) =>
  useEndpoint(getLiveItem, itemRef, { every: DEFAULT_SECONDS * SECOND })

export const useJoinLive = () => useCommand(joinLive, {})
export const useJoinOpenLive = () => useCommand(joinOpenLive, {})
export const useAttend = () => useCommand(attendLive, {})

const EPOCH = new Date(0)
/** The times of a lesson in the form that the rules take. */
export const joinWindowOf = (live: LiveItem): JoinWindow => ({
  startsAt: readSeoul(live.liveStartAt) ?? EPOCH,
  endsAt: readSeoul(live.liveEndAt) ?? EPOCH,
  attendeeJoinTimeLive: live.attendeeJoinTimeLive,
  tchJoinTimeLive: live.tchJoinTimeLive,
})
