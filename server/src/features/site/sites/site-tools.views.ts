import { KeptTools, noTools, pixelNames, type MarketingTools } from 'contract/site/sites/tools.schemas'
import { carriedVersion, type SiteCodePolicy } from 'contract/growth/integrations/site-code.rules'
import type { ChannelRow } from './sites.queries.ts'

/** What the owner set up; nothing where nothing was. */
export function keptToolsOf({ marketingTools }: ChannelRow): KeptTools {
  const read = KeptTools.safeParse(marketingTools)
  return read.success ? read.data : noTools
}

/** What a site's pages carry: the chat may be the installation's. */
export interface CarriedTools extends KeptTools {
  snippetVersion: number | null
}
/** What the installation says of it. */
export interface Terms {
  chatKey: string | null
  policy: SiteCodePolicy
}
export function carriedToolsOf(row: ChannelRow, { chatKey, policy }: Terms): CarriedTools {
  const kept = keptToolsOf(row)
  const code = { chosen: row.snippetVersion, allowed: row.allowedSnippetVersion }
  return { ...kept, apiKeyId: kept.apiKeyId ?? chatKey, snippetVersion: carriedVersion(policy, code) }
}

export function shownToolsOf(row: ChannelRow, terms: Terms): MarketingTools {
  const { apiKeyId, messengerKey, pixels, snippetVersion } = carriedToolsOf(row, terms)
  const measures = pixelNames.some((name) => pixels[name] !== null)
  return { apiKeyId, messengerKey, runsCode: apiKeyId !== null || snippetVersion !== null || measures }
}
