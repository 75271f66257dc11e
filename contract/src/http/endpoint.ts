import { z } from 'zod'
import { nameOf, type Base } from './endpoint-address.ts'
import { pathWords, type PathWord, type PathWords } from './path-params.ts'
import type { Permission } from './permissions.ts'
import type { RefusalName } from './refusals.ts'
import type { FeatureSwitch } from './feature-switches.rules.ts'
import { usuallyOpenTo, type OpenTo } from './suspension.rules.ts'
import type { FeatureName } from './features.gen.ts'

export { nameOf }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The required caller: anybody · a signed-in user · a member of the site · the operator of the installation · staff with a
 * permission key.
 */
export type Access = 'public' | 'signed-in' | 'member' | 'operator' | Permission

/**
 * The host whose sign-in counts. A sign-in belongs to the host where it was opened: the platform's or a site's. `platform`: the
 * platform's host only. `site`: the host of the site in the path. `any`: the host that was called; where the path names a site, the
 * platform's host too.
 */
export type SignInHost = 'platform' | 'site' | 'any'
/**
 * The source of class permissions: `course` and `video` take those of the course or video that the path names, otherwise those held
 * on the site. `any-class`: those held on the site or in any course.
 */
export type Scope = 'site' | 'course' | 'video' | 'any-class'
type Nothing = typeof nothing
const nothing = z.object({})
const never = { mayBlock: false, recent: false, redirects: false }

/** One call of the API as plain data: the server implements it, the web calls it, OpenAPI is generated from it. */
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
  /** The name of the action in the activity history. It is stored, so it stays when code or path are renamed. */
  action: string | null
  /** Alternative permissions that grant access just as well. */
  alsoFor: readonly Permission[]
  host: SignInHost
  scope: Scope
  params: ParamsOf<Path>
  query: Query
  body: Body
  reply: Reply
  refuses: readonly RefusalName[]
  /** Whether a reply may carry the code 100010: a result that names obstacles instead of a success. */
  mayBlock: boolean
  /** Whether its success sends the browser on, with the status 302, to the `url` of its reply. */
  redirects: boolean
  /** Only for users who proved their identity within the last minutes. */
  recent: boolean
  /** Whether an operator who looks at a site may call it, although it is no reading. docs/rules.md R-1154. */
  whileInspecting: boolean
  /** Whom it still answers while its site is suspended. docs/rules.md R-1147. */
  whileSuspended: OpenTo
  /** Refused while the operator has this switched off. docs/rules.md R-1160. */
  featureSwitch: FeatureSwitch | null
  /** The feature whose rows a query returns … */
  shows: FeatureName | null
  /** … and the features whose cached queries a successful command makes stale. */
  touches: readonly FeatureName[]
}

export function endpoint<
  const Path extends string,
  const Guard extends Access,
  Reply extends z.ZodType,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(declared: {
  method: Method
  base?: Base
  path: Path & PathPattern<Path>
  access: Guard
  /** Required where staff change something: `courses.createCourse`, with its sentence in `audit.messages.ts` beside it. */
  action?: string
  alsoFor?: readonly Permission[]
  /** Default: `platform` for the operator, `site` below a site's path, otherwise `any`. */
  host?: SignInHost
  /** Default: `course` or `video`, whichever the path names. */
  scope?: Scope
  query?: Query
  body?: Body
  reply: Reply
  refuses?: readonly RefusalName[]
  mayBlock?: boolean
  redirects?: boolean
  recent?: boolean
  whileInspecting?: boolean
  /** Default: reading for members, nothing else for anybody. */
  whileSuspended?: OpenTo
  featureSwitch?: FeatureSwitch
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
    featureSwitch: null,
    whileSuspended: usuallyOpenTo(declared),
    whileInspecting: declared.method === 'GET',
    ...never,
  }
  const params = paramsOf(declared.path)
  const host = declared.host ?? usualHost(declared)
  const scope = declared.scope ?? usualScope(Object.keys(params.shape))
  const refuses = [...new Set([...(declared.refuses ?? []), ...guardRefusals({ ...declared, host })])]
  return { ...silent, ...declared, host, scope, refuses, params } as unknown as Endpoint<
    Path,
    Guard,
    Reply,
    Query,
    Body
  >
}

const plain: readonly Access[] = ['public', 'signed-in', 'member', 'operator']
/** Whether only staff may call it. */
export const isForStaff = ({ access }: Pick<Endpoint, 'access'>) => !plain.includes(access)

const IN_A_SITE = '/channels/:channelSeq'
/** Whether the path names a site. */
export const isInSite = ({ path }: Pick<Endpoint, 'path'>) =>
  path === IN_A_SITE || path.startsWith(`${IN_A_SITE}/`)

function usualHost(declared: { access: Access; path: string }): SignInHost {
  if (declared.access === 'operator') return 'platform'
  return isInSite(declared) ? 'site' : 'any'
}

function usualScope(words: readonly string[]): Scope {
  if (words.includes('courseSeq')) return 'course'
  return words.includes('uploadVodSeq') ? 'video' : 'site'
}

type Guarded = Pick<Endpoint, 'method' | 'access' | 'host'> & {
  recent?: boolean
  featureSwitch?: FeatureSwitch
  refuses?: readonly RefusalName[]
}
/** Refusals that guards add to an endpoint: host, origin, missing proofs, and for staff a course in the trash or under review. */
function guardRefusals({ method, access, recent, host, featureSwitch, refuses = [] }: Guarded) {
  const names: RefusalName[] = method === 'GET' ? ['FOREIGN_ORIGIN'] : ['FOREIGN_ORIGIN', 'NOT_JSON']
  if (access !== 'public') names.push('SIGN_IN_ELSEWHERE')
  if (host === 'platform') names.push('PLATFORM_ONLY')
  if (refuses.includes('CLASS_GONE') && isForStaff({ access }))
    names.push('CLASS_IN_TRASH', ...(method === 'GET' ? [] : (['CLASS_IN_REVIEW'] as const)))
  if (isForStaff({ access })) names.push('SECOND_FACTOR_NEEDED')
  if (recent) names.push('PROVE_AGAIN')
  if (featureSwitch) names.push('SWITCHED_OFF')
  return names
}

/** The name of a staff endpoint in the activity history. */
export function actionOf({ action, ...called }: Endpoint) {
  if (action === null) throw new Error(`${nameOf(called)} has no action`)
  return action
}

/** The feature folder of an action: `courses.createCourse` → `courses`. */
export const featureOfAction = (action: string) => action.slice(0, action.indexOf('.'))

/** Something that happened. Listeners run after the commit. */
export const event = <Payload extends z.ZodObject>(name: string, payload: Payload) => ({ name, payload })
export type Event<Payload extends z.ZodObject = z.ZodObject> = { name: string; payload: Payload }

/**
 * The input of a call: path parameters flat, `query` and `body` beside them. `z.input` is the wire form (instants are text); the
 * server works with `z.output` (instants are Dates).
 */
export type Input<E extends Endpoint> = WordsOf<E> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>
export type Output<E extends Endpoint> = z.input<E['reply']>
/** A path without parameters requires none; an empty schema would forbid every part beside it. */
type WordsOf<E extends Endpoint> = [WordsIn<E['path']>] extends [never] ? unknown : z.input<E['params']>
/** A part whose fields are all optional is optional itself. */
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
