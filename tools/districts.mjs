/** The districts in their order: a feature imports from its own and from those before it. */
const order = [
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

/** On the web, until its folders say it. */
const districts = {
  system: ['files', 'operation'],
  site: [
    'boards',
    'channels',
    'domains',
    'menus',
    'seo',
    'service-aliases',
    'settings',
    'share',
    'site-pages',
  ],
  people: ['accounts', 'members', 'roles', 'second-factor', 'terms'],
  messaging: ['alarms', 'mail-notices', 'realtime'],
  teaching: ['class-staff', 'courses', 'curriculum', 'videos'],
  money: ['enrolments', 'orders'],
  learning: ['attendances', 'certificates', 'classroom', 'lesson-notes', 'live', 'missions', 'points'],
  community: ['chats', 'class-posts', 'likes', 'questions', 'reviews'],
  growth: ['invites', 'marketing', 'site-code', 'statistics', 'visits'],
  views: ['home', 'search'],
  workflows: ['course-reviews'],
}

const placeOf = (feature) =>
  order.findIndex(
    (district) => feature.startsWith(`${district}/`) || (districts[district] ?? []).includes(feature),
  )

const isInside = ({ from, to }) => placeOf(from) === placeOf(to)

/** Arrows between features that go against the order of the districts, or in a circle inside one; and those to the shell. */
export function offendingArrows(arrows) {
  const isCircle = ({ side, from, to }) =>
    reachable(
      arrows.filter((arrow) => arrow.side === side && isInside(arrow)),
      to,
    ).has(from)
  const isOffending = (arrow) => {
    if (arrow.from === 'shell') return false
    if (arrow.to === 'shell' || placeOf(arrow.from) < placeOf(arrow.to)) return true
    return isInside(arrow) && isCircle(arrow)
  }
  return arrows.filter(isOffending).map(({ side, from, to }) => `${side}: ${from} → ${to}`)
}

/** Features that no district names. */
export const homeless = (features) =>
  features.filter((feature) => feature !== 'shell' && placeOf(feature) < 0)

/** A feature, and all that arrows lead to from it. */
function reachable(arrows, start) {
  const found = new Set([start])
  for (const feature of found) for (const { from, to } of arrows) if (from === feature) found.add(to)
  return found
}
