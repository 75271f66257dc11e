import type { Output } from 'contract/http/endpoint'
import * as tools from 'contract/growth/integrations/tools.api'
import * as snippets from 'contract/growth/integrations/snippets.api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Tools = Output<typeof tools.getMarketingTools>
export type Snippets = Output<typeof snippets.getSnippets>
export type SnippetVersion = Output<typeof snippets.getSnippets>['versions'][number]

export const useSnippets = () => useEndpoint(snippets.getSnippets, {})
export const useCheckSnippet = () => useCommand(snippets.checkSnippet, {})
export const useSaveSnippet = () => useCommand(snippets.saveSnippet, {})
export const useRunSnippet = () => useCommand(snippets.runSnippet, {})
export const usePreviewSnippet = () => useCommand(snippets.previewSnippet, {})
export const useTools = () => useEndpoint(tools.getMarketingTools, {})
export const useSaveTools = () => useCommand(tools.saveMarketingTools, {})
export const useCheckKey = () => useCommand(tools.checkMarketingKey, {})
