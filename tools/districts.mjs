/** The districts in order: a feature imports from its own district and from earlier ones. */
export const order = [
  'system',
  'site',
  'people',
  'messaging',
  'teaching',
  'money',
  'learning',
  'community',
  'growth',
  'views',
  'workflows',
]

const indexOf = (feature) => order.indexOf(feature.split('/')[0])

const isInside = ({ from, to }) => indexOf(from) === indexOf(to)

/** The arrows against the order of the districts, those of a circle inside a district, and those to the layouts. */
export function offendingArrows(arrows) {
  const isCircle = ({ side, from, to }) =>
    reachable(
      arrows.filter((arrow) => arrow.side === side && isInside(arrow)),
      to,
    ).has(from)
  const isOffending = (arrow) => {
    if (arrow.from === 'layouts') return false
    if (arrow.to === 'layouts' || indexOf(arrow.from) < indexOf(arrow.to)) return true
    return isInside(arrow) && isCircle(arrow)
  }
  return arrows.filter(isOffending).map(({ side, from, to }) => `${side}: ${from} → ${to}`)
}

/** Features outside of all districts. */
export const homeless = (features) =>
  features.filter((feature) => feature !== 'layouts' && indexOf(feature) < 0)

/** A feature and all features that it imports, directly or not. */
function reachable(arrows, start) {
  const found = new Set([start])
  for (const feature of found) for (const { from, to } of arrows) if (from === feature) found.add(to)
  return found
}

/** The district of a feature: `site/menus` → `site`; undefined for a file outside of all districts. */
export const districtOf = (feature) => order[indexOf(feature)]
