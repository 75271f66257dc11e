import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { instant, nothing } from './values.ts'

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

const SnippetVersion = Draft.extend({
  version,
  needs: Needs,
  /** Who saved it; null when they left. */
  savedBy: z.string().nullable(),
  savedAt: instant,
})
export type SnippetVersion = z.output<typeof SnippetVersion>

const path = '/channels/:channelSeq/snippet'

/** The newest versions first; `running` is the one that pages carry, null while none do. */
export const getSnippets = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SEO_UPDATE',
  reply: z.object({ running: version.nullable(), versions: SnippetVersion.array() }),
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
/** The version that pages carry from now on; null for none. */
export const runSnippet = endpoint({
  method: 'POST',
  path: `${path}/run`,
  access: 'SITE_SEO_UPDATE',
  body: z.object({ version: version.nullable() }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['marketing', 'channels'],
})
/** An address at which one page carries this version for whoever opens it, for ten minutes, running or not. */
export const tryoutSnippet = endpoint({
  method: 'POST',
  path: `${path}/tryout`,
  access: 'SITE_SEO_UPDATE',
  body: z.object({ version }),
  reply: z.object({ path: z.string() }),
  refuses: ['NOT_FOUND'],
})
