import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { siteCodePolicies, siteCodeStatuses } from './site-code.rules.ts'
import { instant } from './values.ts'

export const MOST_SNIPPET = 20_000
const code = z.string().max(MOST_SNIPPET)
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(100)
  .regex(/^(?:\*\.[a-z0-9-]+|[a-z0-9-]+)(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/)
const version = z.int().min(1).max(1_000_000)

/** What may stand in a snippet is short; everything else is named, so that nothing is dropped in silence. */
export const snippetFaults = [
  'TEXT',
  'TAG',
  'HANDLER',
  'ATTRIBUTE',
  'ADDRESS',
  'META',
  'LINK',
  'TYPE',
  'UNCLOSED',
  'NESTED_COMMENT',
] as const
const Fault = z.object({
  where: z.enum(['head', 'body']),
  fault: z.enum(snippetFaults),
  /** The tag, attribute or text at fault. */
  what: z.string(),
})
export type SnippetFault = z.output<typeof Fault>

const Draft = z.object({
  head: code,
  body: code,
  /** Hosts the code uses that cannot be read from it. */
  moreHosts: host.array().max(30),
})
export type SnippetDraft = z.output<typeof Draft>

/** What pages will let the code do: nothing beside it. */
const Needs = z.object({
  /** How many scripts stand in it whole. */
  inlineScripts: z.int(),
  /** Where code may be fetched. */
  scriptHosts: z.string().array(),
  /** Whom it may talk to, and show pictures of. */
  talkHosts: z.string().array(),
})
export type SnippetNeeds = z.output<typeof Needs>

/** A version as text, with what it needs. */
export const Code = Draft.extend({ version, needs: Needs })
export type Code = z.output<typeof Code>

const SnippetVersion = Code.extend({
  /** What the operator said of it; null while it was never switched on. */
  review: z
    .object({
      status: z.enum(siteCodeStatuses),
      requestedAt: instant,
      reason: z.string().nullable(),
      decidedAt: instant.nullable(),
    })
    .nullable(),
  /** Who saved it; null when they left. */
  savedBy: z.string().nullable(),
  savedAt: instant,
})
export type SnippetVersion = z.output<typeof SnippetVersion>

const path = '/channels/:channelSeq/snippet'

/**
 * The newest versions first. `chosen` is the one that is switched on, `running` the one that pages carry; they differ while
 * the operator of the installation has not allowed it.
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
  shows: 'marketing',
})
/** Reads a snippet without keeping it. */
export const checkSnippet = endpoint({
  method: 'POST',
  path: `${path}/check`,
  access: 'SITE_SEO_UPDATE',
  body: Draft,
  reply: z.object({ faults: Fault.array(), needs: Needs }),
})
/** Keeps a new version. `confirmed` repeats the hosts that were shown: nothing is allowed unseen. */
export const saveSnippet = endpoint({
  method: 'POST',
  path,
  access: 'SITE_SEO_UPDATE',
  body: Draft.extend({ confirmed: z.string().max(100).array().max(200) }),
  reply: z.object({ version }),
  refuses: ['SNIPPET_WRONG', 'SNIPPET_NOT_CONFIRMED'],
  touches: ['marketing', 'channels'],
})
/** Switches a version on, or all off: pages carry it once the operator allowed it, where the operator is asked. */
export const runSnippet = endpoint({
  method: 'POST',
  path: `${path}/run`,
  access: 'SITE_SEO_UPDATE',
  body: z.object({ version: version.nullable() }),
  reply: z.object({ running: version.nullable() }),
  refuses: ['NOT_FOUND', 'SITE_CODE_OFF'],
  touches: ['marketing', 'channels', 'site-code'],
})
/** An address at which one page carries this version for ten minutes, running or not, in the browser of whoever asks alone. */
export const tryoutSnippet = endpoint({
  method: 'POST',
  path: `${path}/tryout`,
  access: 'SITE_SEO_UPDATE',
  body: z.object({ version }),
  reply: z.object({ path: z.string() }),
  refuses: ['NOT_FOUND', 'SITE_CODE_OFF'],
})
