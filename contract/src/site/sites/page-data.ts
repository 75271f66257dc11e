import type { Channel } from './schemas.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import type { Keywords } from '../../i18n/keywords.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Envelope, HttpCall } from '../../http/envelope.ts'

/** The server renders pages through this one function of the web bundle. */
export type Render = (request: PageRequest) => Promise<Page>

export interface PageRequest {
  /** Path and query. */
  url: string
  /** Scheme and host as the browser sees them. */
  origin: string
  /** The origin of the platform. */
  platformOrigin: string
  /** Absent on the platform itself. */
  channel: Channel | null
  /** `?channelSeq=` names the site; every link keeps the parameter. */
  isByParameter: boolean
  language: Language
  /** The browser has a sign-in; set only where visitors without one get another page. */
  hasSession?: boolean
  /** Help links for users of the platform. */
  guides?: Guides
  /** The site's terms in this language. */
  keywords: Keywords
  /** The time of rendering, so that server and browser render time-dependent parts alike. */
  drawnAt: string
  /** Calls the API in this process, with the results of HTTP. */
  transport: Transport
  assets: Assets
}
/** External links; unset ones are not shown. */
export interface Guides {
  operator?: string
  learner?: string
  academy?: string
  /** The platform's phone number as displayed; sites show it to their staff too. */
  phone?: string
}
export interface Page {
  status: number
  html: string
  /** The target of a redirect. */
  location?: string
}
export interface Assets {
  scripts: string[]
  /** Modules of the page's screens, loaded in parallel with the scripts. */
  preloads?: string[]
  styles: string[]
  /** The built style sheets that `styles` combines; the browser need not load them again. */
  sheets?: string[]
  fonts: string
}
export type Transport = (endpoint: Endpoint, call: HttpCall) => Promise<Envelope>
