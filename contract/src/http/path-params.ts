import type { z } from 'zod'
import { seqInUrl } from '../values/seq.ts'
import { featurePathParams } from './path-params.gen.ts'

/** What may stand behind a colon in a path. One word means one thing in every address; features declare theirs in `path-params.ts`. */
export const pathWords = {
  channelSeq: seqInUrl('channel'),
  userSeq: seqInUrl('user'),
  ...featurePathParams,
}
export type PathWords = typeof pathWords
export type PathWord = keyof PathWords
export type PathValue<Word extends PathWord> = z.output<PathWords[Word]>
