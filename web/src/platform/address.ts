import { withoutAlias } from 'contract/values/class-paths'
import type { PathValue, PathWord } from 'contract/http/path-params'
import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { whenOnline } from './network.ts'
import { useSite, type Site } from './site.tsx'

type SeqWord = PathWord & (`${string}Seq` | 'campaignId')

/**
 * The number in an address, parsed like the schemas of the contract, but without them: public pages need not fetch
 * them.
 */
export function seqIn<Word extends SeqWord>(_word: Word, text: string | null | undefined) {
  const seq = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : undefined
  return seq !== undefined && Number.isSafeInteger(seq) ? (seq as PathValue<Word>) : undefined
}

/** A number from the address bar. An invalid one answers "not found". */
export function seqFrom<Word extends SeqWord>(params: Record<string, string | undefined>, word: Word) {
  const seq = seqIn(word, params[word])
  if (seq === undefined) throw new Response(null, { status: 404 })
  return seq
}
export const useSeq = <Word extends SeqWord>(word: Word) => seqFrom(useParams(), word)

/** An address within the site, including the parameter that names the site on development hosts. */
export function addressOf({ isByParameter, channel }: Pick<Site, 'isByParameter' | 'channel'>, path: string) {
  if (!isByParameter || !channel || !path.startsWith('/')) return path
  const [rest = '', hash = ''] = path.split('#')
  const joint = rest.includes('?') ? '&' : '?'
  const named = /[?&]channelSeq=/.test(rest) ? rest : `${rest}${joint}channelSeq=${channel.channelSeq}`
  return hash ? `${named}#${hash}` : named
}
export function useAddress() {
  const site = useSite()
  const home = homeIn(useLocation().pathname)
  return useCallback((path: string) => addressOf(site, within(home, path)), [site, home])
}

/** `/academy/classes/3`, `/packages/3` or `/studio/3/contents` if that is the class, package or contents of the current page. */
const homeIn = (pathname: string) =>
  /^(?!\/me\/)(?:(?:\/[a-z][a-z0-9-]*\/classes|\/packages)\/\d+|\/studio\/\d+\/contents)(?=\/|$)/.exec(
    pathname,
  )?.[0] ?? ''
/**
 * Keeps paths within that class under its alias, those of a package under `/packages`, and the settings of contents in the studio:
 * screens name all of them as those of a class.
 */
function within(home: string, path: string) {
  const plain = withoutAlias(home)
    .replace(/^\/packages/, '/classes')
    .replace(/^\/studio\/(\d+)\/contents$/, '/classes/$1/settings')
  const isThere = home !== '' && path.startsWith(plain) && !/^\d/.test(path.slice(plain.length))
  return isThere ? home + path.slice(plain.length) : path
}

/** Navigates to a path of the site; offline, as soon as the network is back. */
export function useGo() {
  const navigate = useNavigate()
  const address = useAddress()
  return useCallback(
    (path: string, options?: { replace?: boolean }) =>
      whenOnline(() => void navigate(address(path), options)),
    [navigate, address],
  )
}

/** The address of sign-in that returns to `next` afterwards. */
export function loginPath(next: string, { siteJoin = false } = {}) {
  const query = JSON.stringify({ next, ...(siteJoin && { siteJoin: true }) })
  return `/login?query=${encodeURIComponent(query)}`
}
export const joinPath = (next: string) =>
  `/createaccount?query=${encodeURIComponent(JSON.stringify({ next, siteJoin: true }))}`

/** The same for a package whose buyer confirmed a class that they took before: joining passes that on. docs/rules.md R-924. */
export const joinToPackagePath = (next: string) =>
  `/join?query=${encodeURIComponent(JSON.stringify({ next, siteJoin: true }))}&skipAttendCheck=true`
/** Where joining leads, with what was confirmed before. */
export function afterJoin(next: string | null, params: URLSearchParams) {
  if (next === null || !params.has('skipAttendCheck') || /[?&]skipAttendCheck=/.test(next)) return next
  return `${next}${next.includes('?') ? '&' : '?'}skipAttendCheck=true`
}

/** The page after joining, for a user who started at another address than the site's. */
export function joinDonePath({ next, origin }: { next: string | null; origin: string | null }) {
  const query = new URLSearchParams({ ...(next !== null && { next }), ...(origin !== null && { origin }) })
  return query.size === 0 ? '/join/complete' : `/join/complete?${query.toString()}`
}

/** The address of the current page, with its query and its fragment, to return to. */
export const useCurrentPath = () => {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}

/** The second step of sign-in, for a browser that has completed the first. */
export const secondStepPath = (next: string, options: { siteJoin?: boolean } = {}) =>
  `${loginPath(next, options)}&step=2`
/** The page on which staff set up the second factor that their site requires. */
export const secondFactorPath = (next: string) => `/second-factor?next=${encodeURIComponent(next)}`

/**
 * The target after signing in: only a path of this site, whatever the address contains. `origin` is the site that sent
 * the user to sign up; a hand-off returns there only if it belongs to the installation.
 */
export function readNext(params: URLSearchParams) {
  const read = readQuery(params.get('query'))
  const { next = params.get('next'), siteJoin = params.get('siteJoin') === 'true' } = read
  const { origin = params.get('origin') } = read
  return { next: isOwnPath(next) ? next : null, siteJoin, origin: originIn(origin) }
}

function originIn(text: string | null) {
  if (text === null || !URL.canParse(text)) return null
  const { origin, protocol } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}

interface Query {
  next?: string | null
  siteJoin?: boolean
  origin?: string | null
}
function readQuery(text: string | null): Query {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    const { next, siteJoin, origin } = read as Record<string, unknown>
    return {
      // Other systems may send the path encoded; paths of the app are not.
      ...(typeof next === 'string' && { next: /^%2f/i.test(next) ? decodeURIComponent(next) : next }),
      ...(siteJoin === true && { siteJoin }),
      ...(typeof origin === 'string' && { origin }),
    }
  } catch {
    return {}
  }
}
/** Browsers skip tabs and line ends in an address and read `\\` as `/`: either could hide another host. */
const isOwnPath = (path: string | null | undefined): path is string =>
  typeof path === 'string' && /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path)
