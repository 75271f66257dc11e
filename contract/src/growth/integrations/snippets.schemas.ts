import { z } from 'zod'
import { instant } from '../../values/ids.ts'
import { siteCodeStatuses } from './site-code.rules.ts'
import { MAX_SNIPPET } from './snippets.rules.ts'
const code = z.string().max(MAX_SNIPPET)
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(100)
  .regex(/^(?:\*\.[a-z0-9-]+|[a-z0-9-]+)(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/)
export const version = z.int().min(1).max(1_000_000)

/** Reasons to reject a snippet. Every part that is not allowed is named, so that nothing is dropped silently. */
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
export const Fault = z.object({
  where: z.enum(['head', 'body']),
  fault: z.enum(snippetFaults),
  /** The tag, attribute or text at fault. */
  what: z.string(),
})
export type SnippetFault = z.output<typeof Fault>

export const Draft = z.object({
  head: code,
  body: code,
  /** Further hosts that the code uses; they cannot be found by reading it. */
  moreHosts: host.array().max(30),
})
export type SnippetDraft = z.output<typeof Draft>

/** Everything that the content security policy allows the code, and nothing else. */
export const Needs = z.object({
  /** The number of inline scripts. */
  inlineScripts: z.int(),
  /** Hosts that scripts are loaded from. */
  scriptHosts: z.string().array(),
  /** Hosts for requests and images. */
  talkHosts: z.string().array(),
})
export type SnippetNeeds = z.output<typeof Needs>

/** A version with its text and its requirements. */
export const Code = Draft.extend({ version, needs: Needs })
export type Code = z.output<typeof Code>

export const SnippetVersion = Code.extend({
  /** The operator's decision; null while it was never switched on. */
  review: z
    .object({
      status: z.enum(siteCodeStatuses),
      requestedAt: instant,
      reason: z.string().nullable(),
      decidedAt: instant.nullable(),
    })
    .nullable(),
  /** The owner who saved it; null when they left. */
  savedBy: z.string().nullable(),
  savedAt: instant,
})
export type SnippetVersion = z.output<typeof SnippetVersion>

export const path = '/channels/:channelSeq/snippet'
