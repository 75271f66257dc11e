import type { CodesOf } from '../../http/screen-refusals.ts'
import type { refusals } from './refusals.ts'

/** Those that screens handle by name. */
export const screenRefusals = { CHAT_BANNED: '870306' } as const satisfies CodesOf<typeof refusals>

type Own = typeof screenRefusals
declare module '../../http/screen-refusals.ts' {
  interface ScreenCatalogue extends Own {}
}
