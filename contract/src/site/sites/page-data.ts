import type { Channel } from './schemas.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import type { Keywords } from '../../i18n/keywords.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Envelope, HttpCall } from '../../http/envelope.ts'

/** What the web's bundle promises the server: one function that draws a page. */
export type Render = (request: PageRequest) => Promise<Page>

export interface PageRequest {
  /** Path and query. */
  url: string
  /** Scheme and host as the browser sees them. */
  origin: string
  /** The platform's own address. */
  platformOrigin: string
  /** Absent on the platform itself. */
  channel: Channel | null
  /** The site is named by `?channelSeq=`, which every link then keeps. */
  isByParameter: boolean
  language: Language
  /** The browser carries a sign-in: told only where another page is drawn for visitors without one. */
  hasSession?: boolean
  /** Where users of the platform find help. */
  guides?: Guides
  /** What the site calls its things, in this language. */
  keywords: Keywords
  /** The moment of drawing: what depends on the time is drawn alike by server and browser. */
  drawnAt: string
  /** Answers a call in this process, just as HTTP would. */
  transport: Transport
  assets: Assets
}
/** Addresses elsewhere; what is not set is not linked. */
export interface Guides {
  operator?: string
  learner?: string
  academy?: string
  /** Where the people of the platform answer, as it is written; told on sites as well, for who runs them. */
  phone?: string
}
export interface Page {
  status: number
  html: string
  /** Where to go instead. */
  location?: string
}
export interface Assets {
  scripts: string[]
  /** What the screens of this page are made of, fetched beside the scripts instead of after them. */
  preloads?: string[]
  styles: string[]
  /** The built style sheets of which one of `styles` is made: not to be fetched again. */
  sheets?: string[]
  fonts: string
}
export type Transport = (endpoint: Endpoint, call: HttpCall) => Promise<Envelope>
