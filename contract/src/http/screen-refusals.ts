import type { refusals, Refusals } from './refusals.ts'

/** The codes of these refusals. Refusals that share a code have a `reason` and cannot be distinguished by code. */
export type CodesOf<All extends Refusals> = {
  readonly [Name in keyof All as All[Name] extends { reason: string } ? never : Name]?: All[Name]['code']
}

/**
 * The shared refusals that screens handle by name; features list theirs in `screen-refusals.ts`. All codes and texts would be too
 * large for every page, so only these are sent to the browser. An entry compiles only with the code of its refusal.
 */
export const screenRefusals = {
  BAD_INPUT: '400000',
  SIGN_IN_FIRST: '401000',
  NOT_ALLOWED: '403001',
  NOT_FOUND: '400004',
  SOMETHING_BROKE: '500000',
  PROVE_AGAIN: '800044',
  CLASS_NOT_FOUND: '800003',
  CLASS_GONE: '410000',
  TOO_MANY_REQUESTS: '429000',
} as const satisfies CodesOf<typeof refusals>

/** The same by the `reason` beside the code. */
export const screenReasons = {
  NOT_CHANNEL_USER: 'NOT_CHANNEL_USER',
} as const satisfies { NOT_CHANNEL_USER: (typeof refusals)['NOT_CHANNEL_USER']['reason'] }

type Own = typeof screenRefusals
/** Features add theirs by declaration merging. */
export interface ScreenCatalogue extends Own {}
export type ScreenRefusal = keyof ScreenCatalogue | keyof typeof screenReasons
