import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import type { Channel } from 'contract/site/sites/schemas'
import type { z } from 'zod'
import type { Keywords } from 'contract/i18n/keywords'
import type { Language } from 'contract/i18n/languages'
import type { Guides, Transport } from 'contract/site/sites/page-data'
import { calling, type Call } from './call.ts'
import { proving, type ReauthPrompter } from './reauth-prompt.ts'
import { sessionStore, type SessionStore } from './session-store.ts'

export type ChannelView = z.input<typeof Channel>

/** The site, the origins and the language of a screen. */
export interface SiteData {
  /** Absent on the platform itself. */
  channel: ChannelView | null
  origin: string
  platformOrigin: string
  /** The site is named by a parameter that every link keeps. */
  isByParameter: boolean
  language: Language
  /** The browser carries a sign-in: known only where another page is drawn for visitors without one. */
  hasSession?: boolean
  /** The links to help about the platform. */
  guides?: Guides
  /** What the site calls its things, in this language. */
  keywords: Keywords
  /** The moment the page was drawn. */
  drawnAt: string
}
/** Everything a screen may know about its context. One per request on the server, one in a browser. */
export interface Site extends SiteData {
  call: Call
  queries: QueryClient
  session: SessionStore
  /** Asks the user to confirm their identity. */
  proofs: ReauthPrompter
}

export function openSite(data: SiteData, transport: Transport): Site {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false },
      // An action without a network is refused immediately: later the user may not expect it any more.
      mutations: { networkMode: 'always' },
    },
  })
  const proofs = proving()
  return { ...data, call: calling(transport, proofs.ask), queries, session: sessionStore(), proofs }
}

const SiteContext = createContext<Site | null>(null)
const HydratedContext = createContext(false)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  // As a transition: with a store, everything that differs from the server's HTML would be rendered synchronously.
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return (
    <SiteContext value={site}>
      <HydratedContext value={isHydrated}>
        <QueryClientProvider client={site.queries}>{children}</QueryClientProvider>
      </HydratedContext>
    </SiteContext>
  )
}

/** False on the server and in the first drawing, which has to repeat what the server drew. */
export const useIsHydrated = () => use(HydratedContext)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite() outside of <SiteProvider>')
  return site
}

/** The site itself, on screens that only sites have. */
export function useChannel(): ChannelView {
  const { channel } = useSite()
  if (!channel) throw new Error('useChannel() on the platform')
  return channel
}
