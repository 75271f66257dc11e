const MOBILE_MAX = 768

/** The number of live lessons that fit beside the page. */
export function shownCount({ width, height }: { width: number; height: number }) {
  if (width <= MOBILE_MAX) return 2
  if (height > 942) return 3
  if (height > 684) return 2
  return height > 426 ? 1 : 0
}

const COOKIE = 'seodang-live'
const YEAR = 365 * 24 * 60 * 60
/** Whether the user opened or closed the list; stored for a year in this browser, null before that. */
export function chosenOpen(): boolean | null {
  const [, chosen] = new RegExp(`(?:^|; )${COOKIE}=(open|closed)`).exec(document.cookie) ?? []
  return chosen ? chosen === 'open' : null
}
export function keepOpen(isOpen: boolean) {
  document.cookie = `${COOKIE}=${isOpen ? 'open' : 'closed'}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

const HOUR_MS = 60 * 60 * 1000
const isWithinHour = (startsAt: readonly Date[], now: Date) =>
  startsAt.some((at) => at.getTime() - now.getTime() <= HOUR_MS)

/**
 * Whether the list is shown at all. A phone has no space beside the page, so it shows the list only within the
 * hour before a lesson starts.
 */
export const isListShown = (startsAt: readonly Date[], { width, now }: { width: number; now: Date }) =>
  width > MOBILE_MAX ? startsAt.length > 0 : isWithinHour(startsAt, now)

/** Until the user chooses, the list is open within the hour before a lesson, but not beside a price and not on phones. */
export const opensByItself = (
  startsAt: readonly Date[],
  { width, isPriceBeside, now }: { width: number; isPriceBeside: boolean; now: Date },
) => width > MOBILE_MAX && !isPriceBeside && isWithinHour(startsAt, now)
