import * as tools from 'contract/growth/integrations/tools.api'
import * as snippets from 'contract/growth/integrations/snippets.api'
import { implement } from '../../../platform/http/implement.ts'
import { checkSnippet, listSnippets, runSnippet, saveSnippet, previewSnippet } from './snippets.service.ts'
import { checkKey, getTools, identify, saveTools } from './tools.service.ts'

export const marketingRoutes = [
  implement(snippets.getSnippets, ({ ctx }) => listSnippets(ctx)),
  implement(snippets.checkSnippet, ({ body }) => checkSnippet(body)),
  implement(snippets.saveSnippet, ({ ctx, body }) => saveSnippet(ctx, body)),
  implement(snippets.runSnippet, ({ ctx, body }) => runSnippet(ctx, body.version)),
  implement(snippets.previewSnippet, ({ ctx, body }) => previewSnippet(ctx, body.version)),
  implement(tools.getMarketingTools, ({ ctx }) => getTools(ctx)),
  implement(tools.saveMarketingTools, ({ ctx, body }) => saveTools(ctx, body)),
  implement(tools.checkMarketingKey, ({ ctx, body }) => checkKey(ctx, body.tool)),
  implement(tools.getChatIdentity, ({ ctx }) => identify(ctx)),
]
