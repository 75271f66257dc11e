import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { brandShades } from 'contract/site/sites/brand'
import { nameOf, type Endpoint, type Output } from 'contract/http/endpoint'
import { standardKeywords, type Keywords } from 'contract/i18n/keywords'
import type { Language } from 'contract/i18n/languages'
import type { SiteMenu } from 'contract/site/menus/schemas'
import type { Guides } from 'contract/site/sites/page-data'
import type { RefusalName } from 'contract/http/refusals'
import { SUCCESS, type Envelope } from 'contract/http/envelope'
import type { Session } from '../platform/session-store.ts'
import { openSite, SiteProvider, type ChannelView } from '../platform/site.tsx'
import { LinkProvider } from '../ui/Anchor.tsx'
import { SiteLink } from '../platform/SiteLink.tsx'
import { codeOf } from './all-refusals.ts'
import { aSeq } from './things.ts'

export const aMenu = (path: string, overrides: Partial<SiteMenu> = {}): SiteMenu => ({
  menuSeq: aSeq('menu'),
  menuTitle: '',
  menuTypeCd: '00',
  path,
  externLinkUrl: null,
  openTypeCd: '00',
  visibleTypeCd: '00',
  subMenus: [],
  ...overrides,
})

export const aChannel = (overrides: Partial<ChannelView> = {}): ChannelView => ({
  channelSeq: aSeq('channel'),
  name: '온결요가',
  domain: 'http://demo.localhost:3000',
  intro: null,
  headerLogoUrl: null,
  faviconUrl: null,
  bannerUrl: null,
  bannerTitle: null,
  bannerText: null,
  templateCd: 'basic',
  brandShades: brandShades('#3f7355'),
  languages: ['ko', 'en'],
  noIndex: false,
  seo: null,
  kakaoJsKey: null,
  marketingTools: { apiKeyId: null, messengerKey: null, runsCode: false },
  customKeywordSetting: { customKeyword: 'N', path: '/keywords/1', version: 0 },
  company: null,
  menus: [aMenu('/classes'), aMenu('/notices'), aMenu('/intro')],
  logoutMainPageSeq: null,
  snsLoginKakId: null,
  snsLoginNavId: null,
  snsLoginGogId: null,
  snsLoginFabId: null,
  kakaoSyncYn: 'N',
  marketingConsent: true,
  whiteLabelYn: 'N',
  footerLinks: [],
  suspension: null,
  switchedOff: [],
  hasOwnTerms: false,
  serviceAliases: [],
  formerAliases: [],
  ...overrides,
})

interface Options {
  session?: Session
  language?: Language
  /** Terms of the site that override the standard ones. */
  keywords?: Partial<Keywords>
  channel?: Partial<ChannelView>
  /** Whether it is a page of the platform instead. */
  isPlatform?: boolean
  path?: string
  guides?: Guides
  /** The route pattern of the path, for screens that read parameters. */
  route?: string
  /** Whether the site is shown at the platform's address, named by its number. */
  isByParameter?: boolean
}

/** Renders a component on a Korean site whose server returns the prepared replies in order. */
export function renderSite(
  shown: ReactNode,
  {
    session = { state: 'visitor' },
    language = 'ko',
    keywords = {},
    channel: known = {},
    path = '/',
    route = '*',
    guides = {},
    isByParameter = false,
    isPlatform = false,
  }: Options = {},
) {
  const queued: { name: string; envelope: Envelope }[] = []
  const calls: { name: string; call: unknown }[] = []
  const channel = aChannel(known)
  const platformOrigin = 'http://localhost:3000'
  const origin = isByParameter ? platformOrigin : 'http://demo.localhost:3000'
  const data = {
    channel: isPlatform ? null : channel,
    language,
    keywords: { ...standardKeywords(language), ...keywords },
    origin,
    platformOrigin,
    isByParameter,
    drawnAt: '2026-11-21T03:00:00Z',
    guides,
  }
  const site = openSite(data, async (endpoint, call) => {
    await Promise.resolve()
    calls.push({ name: nameOf(endpoint), call })
    const at = queued.findIndex(({ name }) => name === nameOf(endpoint))
    const [answer] = at < 0 ? [] : queued.splice(at, 1)
    if (!answer) throw new Error(`the test has no answer left for ${nameOf(endpoint)}`)
    return answer.envelope
  })
  site.session.set(session)

  /** Prepares a reply. It is typed and parsed by the contract, so a fake cannot drift from the server. */
  function answers<E extends Endpoint>(endpoint: E, reply: Output<E>) {
    endpoint.reply.parse(reply)
    queued.push({ name: nameOf(endpoint), envelope: { code: SUCCESS, message: '', data: reply } })
  }
  /** Prepares a refusal. */
  function refuses(endpoint: Endpoint, refusal: RefusalName) {
    queued.push({ name: nameOf(endpoint), envelope: { code: codeOf(refusal), message: refusal } })
  }
  /** Prepares a refusal of single fields, named as by the server: `body.title`. */
  function refusesFields(endpoint: Endpoint, fields: Record<string, string>) {
    const envelope = { code: codeOf('BAD_INPUT'), message: 'BAD_INPUT', fields }
    queued.push({ name: nameOf(endpoint), envelope })
  }
  const router = createMemoryRouter(
    [
      { path: route, element: shown },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  )
  const view = render(
    <SiteProvider site={site}>
      <LinkProvider link={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>,
  )
  return {
    ...view,
    user: userEvent.setup(),
    answers,
    refuses,
    refusesFields,
    requests: calls,
    site,
    channel,
    router,
  }
}
