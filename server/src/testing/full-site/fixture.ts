import type { aCinema } from '../classroom-world.ts'

/** The text that stands in every row of the site, and nowhere else. */
export const MARK = 'only-on-haru'
export const markedSeo = {
  title: MARK,
  description: MARK,
  keywords: MARK,
  ogTitle: MARK,
  ogDescription: MARK,
}
export type World = Awaited<ReturnType<typeof aCinema>>

/** What a row of the site, or of its class, begins with. */
export const ofSite = ({ channelSeq }: World) => ({ channel_seq: channelSeq })
export const ofClass = ({ channelSeq, courseSeq }: World) => ({
  channel_seq: channelSeq,
  course_seq: courseSeq,
})

/** What one feature adds to a full site: its rows, each with the mark where it has a text, and what calls name them by. */
export interface Fixture<Names extends object = object> {
  after: readonly Fixture[]
  add: (world: World, known: never) => Promise<Names>
}

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
/** The names that these fixtures give together. */
export type NamesOf<Fixtures extends readonly Fixture[]> = Intersection<
  Awaited<ReturnType<Fixtures[number]['add']>>
>

/** `after`: the fixtures whose rows this one needs. It is handed their names. */
export const fixture = <Names extends object, const After extends readonly Fixture[] = []>({
  after,
  add,
}: {
  after?: After
  add: (world: World, known: NamesOf<After>) => Promise<Names>
}): Fixture<Names> => ({ after: after ?? [], add })

/** Runs every fixture once, each after those it needs. */
export async function addAll<const Fixtures extends readonly Fixture[]>(world: World, fixtures: Fixtures) {
  const known: Record<string, unknown> = {}
  const added = new Set<Fixture>()
  async function addOne(one: Fixture) {
    if (added.has(one)) return
    added.add(one)
    for (const needed of one.after) await addOne(needed)
    for (const [name, value] of Object.entries(await one.add(world, known as never))) {
      if (Object.hasOwn(known, name)) throw new Error(`Two fixtures give the name ${name}`)
      known[name] = value
    }
  }
  for (const one of fixtures) await addOne(one)
  return known as NamesOf<Fixtures>
}
