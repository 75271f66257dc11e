import { KeptTools, noTools, pixelNames, type MarketingTools } from 'contract/marketing-tools'
import type { ChannelRow } from './channels.queries.ts'

/** What the owner set up; nothing where nothing was. */
export function keptToolsOf({ marketingTools }: ChannelRow): KeptTools {
  const read = KeptTools.safeParse(marketingTools)
  return read.success ? read.data : noTools
}

/** What a site's pages carry: the chat may be the installation's. */
export interface CarriedTools extends KeptTools {
  snippetVersion: number | null
}
export const carriedToolsOf = (row: ChannelRow, chatKey: string | null): CarriedTools => {
  const kept = keptToolsOf(row)
  return { ...kept, apiKeyId: kept.apiKeyId ?? chatKey, snippetVersion: row.snippetVersion }
}

export function shownToolsOf(row: ChannelRow, chatKey: string | null): MarketingTools {
  const { apiKeyId, messengerKey, pixels, snippetVersion } = carriedToolsOf(row, chatKey)
  const measures = pixelNames.some((name) => pixels[name] !== null)
  return { apiKeyId, messengerKey, runsCode: apiKeyId !== null || snippetVersion !== null || measures }
}
