import { aCinema } from './classroom-world.ts'
import { addAll } from './full-site/fixture.ts'
import { fixtures } from './full-site/fixtures.gen.ts'
import { marksOf } from './full-site/marks.ts'

export type FullSite = Awaited<ReturnType<typeof aFullSite>>

/** Fields of calls of several features. */
const common = { q: 'a', code: '800000' }

/**
 * A site with rows of every kind, each with a text that must not appear elsewhere, and every id a caller could name.
 * Each feature adds its own in its `.fixture.ts`.
 */
export async function aFullSite() {
  const world = await aCinema()
  Object.assign(world.app.ports, { limits: unlimited })
  const known = { ...common, ...(await addAll(world, fixtures)) }
  await world.app.workOnce()
  return { ...world, known, marks: await marksOf(world, known) }
}

const unlimited = {
  allow: () => Promise.resolve(true),
  secondsToWait: () => Promise.resolve(0),
  uncount: () => Promise.resolve(),
}
