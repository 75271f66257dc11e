import type { CodesOf } from '../../http/screen-refusals.ts'
import type { refusals } from './refusals.ts'

/** Refusals that screens handle by name. */
export const screenRefusals = {
  VIDEO_NOT_READY: '840001',
  PLAY_ENDED: '840007',
  PLAYED_ELSEWHERE: '840009',
  VIEWING_TIME_OVER: '840010',
} as const satisfies CodesOf<typeof refusals>

type Own = typeof screenRefusals
declare module '../../http/screen-refusals.ts' {
  interface ScreenCatalogue extends Own {}
}
