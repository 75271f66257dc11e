import fc from 'fast-check'
import { TOGETHER } from './money-stories.ts'

/** Stories that are played together. */
export const storiesOf = <Story>(story: fc.Arbitrary<Story>) =>
  fc.array(story, { minLength: TOGETHER, maxLength: TOGETHER })

/**
 * Plays so many stories, unless `npm run faults:stories` says how many and the number from which they follow. A failure prints its
 * seed and its stories.
 */
export const runsOf = (usual: number, env: NodeJS.ProcessEnv) => ({
  numRuns: Math.ceil(Number(env['STORIES'] ?? usual) / TOGETHER),
  ...(env['STORIES_SEED'] !== undefined && { seed: Number(env['STORIES_SEED']) }),
  endOnFailure: true,
})
