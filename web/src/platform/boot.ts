import { dehydrate, type DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import type { Assets } from 'contract/site/sites/page-data'
import { asJson } from './Head.tsx'
import type { Site, SiteData } from './site.tsx'

/** The data that the server puts into the page for the browser, never as a script that runs. */
export interface Boot extends Omit<SiteData, 'keywords'> {
  assets: Assets
  queries: DehydratedState
  hydration: Partial<HydrationState>
}

export function bootText(site: Site, assets: Assets, hydration: Boot['hydration']) {
  const { channel, origin, platformOrigin, isByParameter, language, drawnAt, queries } = site
  const { hasSession, guides } = site
  const boot: Boot = {
    channel,
    origin,
    platformOrigin,
    isByParameter,
    language,
    ...(hasSession && { hasSession }),
    ...(guides && { guides }),
    drawnAt,
    assets,
    queries: dehydrate(queries),
    hydration,
  }
  return asJson(boot)
}

export const BOOT_ID = 'boot'
export function readBoot(): { boot: Boot; text: string } {
  const text = document.getElementById(BOOT_ID)?.textContent ?? '{}'
  return { boot: JSON.parse(text) as Boot, text }
}
