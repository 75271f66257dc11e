import { districtOf, order } from './districts.mjs'

/**
 * The arrows between districts, from the arrows between features. tools/check-graph.mjs reports those against the order.
 */
function districtArrows(arrows) {
  const found = new Map()
  for (const arrow of arrows) {
    const [from, to] = [districtOf(arrow.from), districtOf(arrow.to)]
    if (order.indexOf(to) >= 0 && order.indexOf(from) > order.indexOf(to))
      found.set(`${from} ${to}`, { from, to })
  }
  return [...found.values()]
}

/** Removes arrows that follow from others: if A imports B and B imports C, then A may import C. */
export function reduced(arrows) {
  const leads = (from, to) =>
    arrows.some((arrow) => arrow.from === from && (arrow.to === to || leads(arrow.to, to)))
  return arrows.filter(
    ({ from, to }) => !arrows.some((arrow) => arrow.from === from && arrow.to !== to && leads(arrow.to, to)),
  )
}

const rank = ({ from, to }) => order.indexOf(from) * order.length + order.indexOf(to)

/** The districts as Mermaid, between the markers of the page: an arrow points to the imported district. */
export function drawnPicture(arrows) {
  const lines = reduced(districtArrows(arrows))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ from, to }) => `  ${from} --> ${to}`)
  const mermaid = ['flowchart BT', ...lines].join('\n')
  return `<!-- drawn by npm run draw -->\n\n\`\`\`mermaid\n${mermaid}\n\`\`\`\n\n<!-- end -->`
}
