/** The source of a visit: on arrival the referrer of the browser, after navigation the previous page. */
export interface Coming {
  referer: string
  here: string
}

/** A reload is no arrival and has no source. */
export const arriving = ({
  href,
  referrer,
  isReload,
}: {
  href: string
  referrer: string
  isReload: boolean
}): Coming => ({
  referer: isReload ? '' : referrer,
  here: href,
})
export const goingOn = ({ here, referer }: Coming, href: string): Coming =>
  href === here ? { here, referer } : { referer: here, here: href }

export function wasReloaded() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
