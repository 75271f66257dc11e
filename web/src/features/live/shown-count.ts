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
/** Whether the list was folded away: kept for a year in this browser. */
export const isKeptOpen = () => !new RegExp(`(?:^|; )${COOKIE}=closed`).test(document.cookie)
export function keepOpen(isOpen: boolean) {
  document.cookie = `${COOKIE}=${isOpen ? 'open' : 'closed'}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}
