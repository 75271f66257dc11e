import { z } from 'zod'
import { pathWords, type PathWord, type PathWords } from './path-params.ts'
import type { Permission } from './permissions.ts'
import type { RefusalName } from './refusals.ts'
import type { FeatureName } from './features.gen.ts'

/** Where the specification mounts its groups of addresses. */
export const bases = {
  v1: '/api/v1.0',
  v2: '/api/v2.0',
  v3: '/api/v3.0',
  util: '/api/util/v1-0',
  event: '/api/event/v1',
  alarm: '/api/alarm/v1',
  campaign: '/api/campaign/v1',
  formSubmit: '/api/form-submit/v1',
  page: '/api/page/v1',
  universal: '/api/universal/v1',
} as const

/** The names of a record, as its type knows them. */
export const keysOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[]

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Base = keyof typeof bases

/**
 * Who may call: anybody · a signed-in user · a member of the site · the operator of the installation ·
 * staff holding a permission key.
 */
export type Access = 'public' | 'signed-in' | 'member' | 'operator' | Permission

/**
 * Whose sign-in counts. A sign-in belongs to the host it was opened at: that of the platform, or of one site.
 * `platform`: of the platform's host only. `site`: of the host of the site that the path names. `any`: of the host that
 * is called; where the path names a site, of the platform's host too.
 */
export type SignInHost = 'platform' | 'site' | 'any'
/**
 * Where the keys of classes count: those of the class or the film that the path names, else those held on the site.
 * `any-class`: those held on the site and in any class.
 */
export type Scope = 'site' | 'course' | 'film' | 'any-class'
type Nothing = typeof nothing
const nothing = z.object({})
const never = { mayBlock: false, recent: false }

/** One promise, as plain data: the server implements it, the web calls it, OpenAPI is printed from it. */
export interface Endpoint<
  Path extends string = string,
  Guard extends Access = Access,
  Reply extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  method: Method
  base: Base
  path: Path
  access: Guard
  /** What the record of staff calls it. It is stored, so it stays when names in code or the path change. */
  action: string | null
  /** Other keys that let staff in just as well. */
  alsoFor: readonly Permission[]
  host: SignInHost
  scope: Scope
  params: ParamsOf<Path>
  query: Query
  body: Body
  reply: Reply
  refuses: readonly RefusalName[]
  /** Whether an answer may carry the code 100010 instead: "something stands in the way", and the reply says what. */
  mayBlock: boolean
  /** Only for users who proved within the last minutes who they are. */
  recent: boolean
  /** The feature whose rows a reading shows … */
  shows: FeatureName | null
  /** … and the features whose readings a success makes stale. */
  touches: readonly FeatureName[]
}

export function endpoint<
  const Path extends string,
  const Guard extends Access,
  Reply extends z.ZodType,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(promise: {
  method: Method
  base?: Base
  path: Path & PathPattern<Path>
  access: Guard
  /** Needed where staff change something: `courses.createCourse`, with its sentence in `audit.messages.ts` beside it. */
  action?: string
  alsoFor?: readonly Permission[]
  /** Left out: `platform` for the operator, `site` below a site's path, else `any`. */
  host?: SignInHost
  /** Left out: the class, or else the film, that the path names. */
  scope?: Scope
  query?: Query
  body?: Body
  reply: Reply
  refuses?: readonly RefusalName[]
  mayBlock?: boolean
  recent?: boolean
  shows?: FeatureName
  touches?: readonly FeatureName[]
}) {
  const silent = {
    base: 'v1',
    action: null,
    alsoFor: [],
    query: nothing,
    body: nothing,
    shows: null,
    touches: [],
    ...never,
  }
  const params = paramsOf(promise.path)
  const host = promise.host ?? usualHost(promise)
  const scope = promise.scope ?? usualScope(Object.keys(params.shape))
  const refuses = [...(promise.refuses ?? []), ...guardRefusals({ ...promise, host })]
  return { ...silent, ...promise, host, scope, refuses, params } as unknown as Endpoint<
    Path,
    Guard,
    Reply,
    Query,
    Body
  >
}

const plain: readonly Access[] = ['public', 'signed-in', 'member', 'operator']
/** Whether a call is one of staff. */
export const isForStaff = ({ access }: Pick<Endpoint, 'access'>) => !plain.includes(access)

const IN_A_SITE = '/channels/:channelSeq'
/** Whether a call names the site it is about. */
export const isInSite = ({ path }: Pick<Endpoint, 'path'>) =>
  path === IN_A_SITE || path.startsWith(`${IN_A_SITE}/`)

function usualHost(promise: { access: Access; path: string }): SignInHost {
  if (promise.access === 'operator') return 'platform'
  return isInSite(promise) ? 'site' : 'any'
}

function usualScope(words: readonly string[]): Scope {
  if (words.includes('courseSeq')) return 'course'
  return words.includes('uploadVodSeq') ? 'film' : 'site'
}

type Guarded = Pick<Endpoint, 'method' | 'access' | 'host'> & {
  recent?: boolean
  refuses?: readonly RefusalName[]
}
/** What a guard may say of an endpoint besides who may not, and what staff read of a class that is gone for others or reviewed. */
function guardRefusals({ method, access, recent, host, refuses = [] }: Guarded) {
  const names: RefusalName[] = method === 'GET' ? ['FOREIGN_ORIGIN'] : ['FOREIGN_ORIGIN', 'NOT_JSON']
  if (access !== 'public') names.push('SIGN_IN_ELSEWHERE')
  if (host === 'platform') names.push('PLATFORM_ONLY')
  if (refuses.includes('CLASS_GONE') && isForStaff({ access }))
    names.push('CLASS_IN_TRASH', ...(method === 'GET' ? [] : (['CLASS_IN_REVIEW'] as const)))
  if (isForStaff({ access })) names.push('SECOND_FACTOR_NEEDED')
  if (recent) names.push('PROVE_AGAIN')
  return names
}

/** 'POST /api/v1.0/channels/:channelSeq/…': what an endpoint is called in routes, logs and tests. */
export const nameOf = ({ method, base, path }: Pick<Endpoint, 'method' | 'base' | 'path'>) =>
  `${method} ${bases[base]}${path}`

/** What an endpoint of staff is called in their record. */
export function actionOf({ action, ...called }: Endpoint) {
  if (action === null) throw new Error(`${nameOf(called)} has no action`)
  return action
}

/** The folder of the feature that names an action: `courses.createCourse` → `courses`. */
export const featureOfAction = (action: string) => action.slice(0, action.indexOf('.'))

/** Something that happened. Features listen to it after the commit. */
export const event = <Payload extends z.ZodObject>(name: string, payload: Payload) => ({ name, payload })
export type Event<Payload extends z.ZodObject = z.ZodObject> = { name: string; payload: Payload }

/**
 * What a caller writes: path words flat, `query` and `body` beside them.
 * `z.input` is what travels (instants are text); the server works with `z.output` (instants are Dates).
 */
export type Input<E extends Endpoint> = WordsOf<E> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>
export type Output<E extends Endpoint> = z.input<E['reply']>
/** A path without words asks for none; an empty schema would forbid every other part beside it. */
type WordsOf<E extends Endpoint> = [WordsIn<E['path']>] extends [never] ? unknown : z.input<E['params']>
/** A part in which everything may be left out may be left out itself. */
type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { [K in Key]?: Value } : { [K in Key]: Value }

/** '/courses/:courseSeq/review' → 'courseSeq' */
export type WordsIn<Path extends string> = Path extends `${string}/:${infer Word}/${infer Rest}`
  ? Word | WordsIn<`/${Rest}`>
  : Path extends `${string}/:${infer Word}`
    ? Word
    : never
type PathPattern<Path extends string> =
  WordsIn<Path> extends PathWord ? string : { unknownPathWord: Exclude<WordsIn<Path>, PathWord> }
type ParamsOf<Path extends string> = z.ZodObject<Pick<PathWords, WordsIn<Path> & PathWord>>

function paramsOf(path: string) {
  const words = path.split('/').filter((part) => part.startsWith(':'))
  const known: Record<string, z.ZodType> = pathWords
  return z.object(Object.fromEntries(words.map((word) => [word.slice(1), known[word.slice(1)]])))
}
