import fc from 'fast-check'
import { TOGETHER } from './money-stories.ts'

/** `npm run faults:stories` says how many stories a run plays, and the number from which they follow. */
const { STORIES, STORIES_SEED } = process.env

/** Stories that are played together. */
export const storiesOf = <Story>(story: fc.Arbitrary<Story>) =>
  fc.array(story, { minLength: TOGETHER, maxLength: TOGETHER })

/** Plays so many stories, unless another number was asked for. A failure prints its seed and its stories. */
export const runsOf = (usual: number) => ({
  numRuns: Math.ceil(Number(STORIES ?? usual) / TOGETHER),
  ...(STORIES_SEED !== undefined && { seed: Number(STORIES_SEED) }),
  endOnFailure: true,
})
