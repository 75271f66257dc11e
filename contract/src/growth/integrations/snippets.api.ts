import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { siteCodePolicies } from './site-code.rules.ts'
import { Draft, Fault, Needs, path, SnippetVersion, version } from './snippets.schemas.ts'

/**
 * The newest versions first. `chosen` is the version that the owner switched on, `running` the one that pages run; they differ
 * until the operator has allowed it.
 */
export const getSnippets = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SEO_UPDATE',
  reply: z.object({
    policy: z.enum(siteCodePolicies),
    chosen: version.nullable(),
    running: version.nullable(),
    versions: SnippetVersion.array(),
  }),
  shows: 'integrations',
})
/** Validates a snippet without saving it. */
export const checkSnippet = endpoint({
  method: 'POST',
  path: `${path}/check`,
  access: 'SITE_SEO_UPDATE',
  action: 'integrations.checkSnippet',
  body: Draft,
  reply: z.object({ faults: Fault.array(), needs: Needs }),
})
/** Saves a new version. `confirmed` repeats the hosts that the owner was shown, so that no host is allowed unseen. */
export const saveSnippet = endpoint({
  method: 'POST',
  path,
  access: 'SITE_SEO_UPDATE',
  action: 'integrations.saveSnippet',
  body: Draft.extend({ confirmed: z.string().max(100).array().max(200) }),
  reply: z.object({ version }),
  refuses: ['SNIPPET_WRONG', 'SNIPPET_NOT_CONFIRMED'],
  touches: ['integrations', 'sites'],
})
/** Switches one version on, or all off. Where the policy asks the operator, pages run it only once the operator has allowed it. */
export const runSnippet = endpoint({
  method: 'POST',
  path: `${path}/run`,
  access: 'SITE_SEO_UPDATE',
  action: 'integrations.runSnippet',
  body: z.object({ version: version.nullable() }),
  reply: z.object({ running: version.nullable() }),
  refuses: ['NOT_FOUND', 'SITE_CODE_OFF'],
  touches: ['integrations', 'sites'],
})
/** A URL that runs this version on one page for ten minutes, in the caller's browser only, whether or not it is switched on. */
export const previewSnippet = endpoint({
  method: 'POST',
  path: `${path}/tryout`,
  access: 'SITE_SEO_UPDATE',
  action: 'integrations.tryoutSnippet',
  body: z.object({ version }),
  reply: z.object({ path: z.string() }),
  refuses: ['NOT_FOUND', 'SITE_CODE_OFF'],
})
