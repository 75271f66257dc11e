import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant } from '../../values/ids.ts'
import { liveItemRef } from './live-items.schemas.ts'

export const liveScheduled = event('live.scheduled', liveItemRef)
/** `isStartMoved`: false where only the end changed. `movedAt`: null in events from before this field. */
export const liveMoved = event(
  'live.moved',
  liveItemRef.extend({ isStartMoved: z.boolean().default(true), movedAt: instant.nullable().default(null) }),
)
export const liveCancelled = event('live.cancelled', liveItemRef)
/** Its title, time, service or links were set or changed, or it was removed. */
export const liveSaved = event('live.saved', liveItemRef)
