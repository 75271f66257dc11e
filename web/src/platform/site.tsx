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
  /** Null on the pages of the platform. */
  channel: ChannelView | null
  origin: string
  platformOrigin: string
  /** A parameter names the site, and every link keeps it. */
  isByParameter: boolean
  language: Language
  /** Whether the browser has a session. Known only if visitors without one get a different page. */
  hasSession?: boolean
  /** Links to the platform's help. */
  guides?: Guides
  /** The site's own terms in this language. */
  keywords: Keywords
  /** The moment of server rendering. */
  drawnAt: string
}
/** The context of every screen: one per request on the server, one in a browser. */
export interface Site extends SiteData {
  call: Call
  queries: QueryClient
  session: SessionStore
  /** Prompts the user to confirm their identity. */
  proofs: ReauthPrompter
}

export function openSite(data: SiteData, transport: Transport): Site {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false },
      // Refuses an action at once while offline: run later, it could surprise the user.
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
  // As a transition: with a store, React would render every difference from the server's HTML synchronously.
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return (
    <SiteContext value={site}>
      <HydratedContext value={isHydrated}>
        <QueryClientProvider client={site.queries}>{children}</QueryClientProvider>
      </HydratedContext>
    </SiteContext>
  )
}

/** False on the server and in the first render, which has to match the server's HTML. */
export const useIsHydrated = () => use(HydratedContext)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite() outside of <SiteProvider>')
  return site
}

/** The site of a screen that exists only on sites. */
export function useChannel(): ChannelView {
  const { channel } = useSite()
  if (!channel) throw new Error('useChannel() on the platform')
  return channel
}
