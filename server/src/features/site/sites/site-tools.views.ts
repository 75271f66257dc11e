import { StoredTools, noTools, type MarketingTools } from 'contract/site/sites/tools.schemas'
import { pixelNames } from 'contract/site/sites/tools.rules'
import { injectedVersion, type SiteCodePolicy } from 'contract/growth/integrations/site-code.rules'
import type { ChannelRow } from './sites.queries.ts'

/** The tools the owner set up; empty where none were. */
export function keptToolsOf({ marketingTools }: ChannelRow): StoredTools {
  const read = StoredTools.safeParse(marketingTools)
  return read.success ? read.data : noTools
}

/** The tools for a site's pages: the chat may be the installation's. */
export interface InjectedTools extends StoredTools {
  snippetVersion: number | null
}
/** The installation's policy for the site. */
export interface Terms {
  chatKey: string | null
  policy: SiteCodePolicy
}
export function injectedToolsOf(row: ChannelRow, { chatKey, policy }: Terms): InjectedTools {
  const kept = keptToolsOf(row)
  const code = { chosen: row.snippetVersion, allowed: row.allowedSnippetVersion }
  return { ...kept, apiKeyId: kept.apiKeyId ?? chatKey, snippetVersion: injectedVersion(policy, code) }
}

export function shownToolsOf(row: ChannelRow, terms: Terms): MarketingTools {
  const { apiKeyId, messengerKey, pixels, snippetVersion } = injectedToolsOf(row, terms)
  const measures = pixelNames.some((name) => pixels[name] !== null)
  return { apiKeyId, messengerKey, runsCode: apiKeyId !== null || snippetVersion !== null || measures }
}
