import { withoutAlias } from '../../values/class-paths.ts'

/**
 * Whether a page counts as a page view: storefront pages only. `/` and `/notices` match exactly, `/p/` as a prefix, the others with
 * everything below them.
 */
export const isCountedPath = (path: string) =>
  path === '/' || path === '/notices' || /^\/p\/./.test(path) || counted.test(withoutAlias(path))
const counted = /^\/(?:classes|packages|intro|main|me\/classes)(?:\/|$)/

export const eventTypes = [
  'PAGEVIEW',
  'LOGOUT',
  'VIDEO_BUFFER_START',
  'VIDEO_BUFFER_END',
  'LIVE_BLOCKED',
  'LIVE_UNREACHABLE',
  'LIVE_WEAK',
  'LIVE_DEVICE',
] as const
