const MOBILE_MAX = 768

/** How many live lessons have room beside the page. */
export function shownCount({ width, height }: { width: number; height: number }) {
  if (width <= MOBILE_MAX) return 2
  if (height > 942) return 3
  if (height > 684) return 2
  return height > 426 ? 1 : 0
}

const COOKIE = 'seodang-live'
const YEAR = 365 * 24 * 60 * 60
/** Whether somebody unfolded the list or folded it away: kept for a year in this browser; null before they did. */
export function chosenOpen(): boolean | null {
  const [, chosen] = new RegExp(`(?:^|; )${COOKIE}=(open|closed)`).exec(document.cookie) ?? []
  return chosen ? chosen === 'open' : null
}
export function keepOpen(isOpen: boolean) {
  document.cookie = `${COOKIE}=${isOpen ? 'open' : 'closed'}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

const HOUR_MS = 60 * 60 * 1000
/** Until they choose: beside the page it lies open, over it (on a phone) only when something is on within the hour. */
export const opensByItself = (startsAt: readonly Date[], { width, now }: { width: number; now: Date }) =>
  width > MOBILE_MAX || startsAt.some((at) => at.getTime() - now.getTime() <= HOUR_MS)
