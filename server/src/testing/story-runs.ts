import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { aStoryShop, StoryBuyer } from './money-stories.ts'
import { randomNumbers } from './random.ts'
import { CLASSES, SEQUENCES, type Scene, type Sequence, type SharedAct, type Step } from './story-scenes.ts'

type Shop = Awaited<ReturnType<typeof aStoryShop>>
interface Play<Act extends string> {
  shop: Shop
  happen: (step: Step<Act>, buyer: StoryBuyer, sequence: Sequence<Act>) => Promise<unknown>
  shared: (act: SharedAct) => Promise<unknown>
  /** Lets everything come to its end. */
  settle: () => Promise<void>
}

/** Plays a scene moment by moment, lets everything settle, and returns what is wrong then. */
async function playScene<Act extends string>({ shop, happen, shared, settle }: Play<Act>, scene: Scene<Act>) {
  const { crashAfter, gateway } = shop
  const random = randomNumbers(scene.turns)
  const classes = await shop.someClasses(scene.classes.map(({ seats }) => seats))
  const running = scene.classes.flatMap(({ sequences }, at) =>
    sequences.flatMap((sequence) => {
      const buyer = classes[at]?.buyers[sequence.who]
      return buyer ? [{ sequence, buyer }] : []
    }),
  )
  for (const [at, moment] of scene.moments.entries()) {
    const works = running.flatMap(({ sequence, buyer }) => {
      const step = sequence.steps[at - sequence.from]
      if (!step) return []
      const once = () => happen(step, buyer, sequence)
      return [() => (step.isTwice ? Promise.all([once(), once()]) : once())]
    })
    const all = moment.shared === 'none' ? works : [...works, () => shared(moment.shared)]
    gateway.control.isMute = moment.isMute
    const [first, ...more] = moment.crashes
    crashAfter(first ?? null, ...more)
    await (scene.isAtOnce ? Promise.all(all.map((work) => work())) : shop.together(all, random))
    crashAfter(null)
    gateway.control.isMute = false
  }
  await settle()
  return shop.violations()
}

const PER_SCENE = CLASSES * SEQUENCES

/** How long a story may take: hours where many are played, else less than the whole run waits for a file that says nothing. */
export const storiesTimeout = ({ STORIES }: NodeJS.ProcessEnv) =>
  STORIES === undefined ? 300_000 : 7_200_000

/**
 * Plays so many sequences, unless `npm run faults:stories` says how many and the number from which they follow. What is played is
 * reported scene by scene. A failure prints its seed and its scene.
 */
export async function playScenes<Act extends string>(
  play: Play<Act>,
  { scenes, usual, env }: { scenes: fc.Arbitrary<Scene<Act>>; usual: number; env: NodeJS.ProcessEnv },
) {
  const { STORIES = String(usual), STORIES_SEED, STORIES_PATH, STORIES_REPORT } = env
  await fc.assert(
    fc.asyncProperty(scenes, async (scene) => {
      expect(await playScene(play, scene)).toEqual([])
      if (STORIES_REPORT === undefined) return
      // A sequence whose buyer never got as far as an order is none; one that made several counts once.
      const count = Math.min(PER_SCENE, await play.shop.countOrders())
      appendFileSync(STORIES_REPORT, `${count}\n`)
    }),
    {
      numRuns: Math.ceil(Number(STORIES) / PER_SCENE),
      ...(STORIES_SEED !== undefined && { seed: Number(STORIES_SEED) }),
      ...(STORIES_PATH !== undefined && { path: STORIES_PATH }),
      endOnFailure: true,
    },
  )
}
