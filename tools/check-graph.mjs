// `npm run check:graph`: every import follows the rules, and docs/architecture.md shows the imports between districts.
// Reading all imports takes ten seconds, so it is done once for all of it.
import { readFileSync } from 'node:fs'
import { drawnPicture } from './district-picture.mjs'
import { homeless, offendingArrows } from './districts.mjs'
import { importGraph } from './graph.mjs'

/** A picture of more cannot be read. */
const MOST_ARROWS = 20

const { violations, arrows } = await importGraph()
const strange = homeless(arrows.flatMap(({ from, to }) => [from, to]))
const picture = drawnPicture(arrows)
const isDrawn = readFileSync('docs/architecture.md', 'utf8').includes(picture)
const drawnArrows = picture.split('\n').filter((line) => line.includes('-->')).length

const faults = [
  ...violations,
  ...strange.map((feature) => `${feature} belongs to no district`),
  ...offendingArrows(arrows).map((arrow) => `${arrow}: move what is needed down, or raise an event`),
  ...(drawnArrows > MOST_ARROWS
    ? [`the picture of the districts shows ${drawnArrows} arrows: merge some`]
    : []),
  ...(isDrawn ? [] : ['docs/architecture.md shows other imports: run `npm run draw`']),
]
console.log(faults.join('\n') || `${arrows.length} imports between features, all as they may be`)
process.exitCode = faults.length === 0 ? 0 : 1
