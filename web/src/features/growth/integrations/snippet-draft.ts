import type { SnippetVersion } from './integrations.api.ts'

/** The typed texts of a snippet: one host per line. */
export interface SnippetTexts {
  head: string
  body: string
  hosts: string
}
export const emptySnippet: SnippetTexts = { head: '', body: '', hosts: '' }

export const textsOf = ({ head, body, moreHosts }: SnippetVersion): SnippetTexts => ({
  head,
  body,
  hosts: moreHosts.join('\n'),
})

/** The input of the call. Accepts whole addresses and keeps their host. */
export const draftOf = ({ head, body, hosts }: SnippetTexts) => ({
  head,
  body,
  moreHosts: [...new Set(hosts.split(/[\s,]+/).map(bare))].filter((host) => host !== ''),
})
const bare = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?|wss?):\/\//, '')
    .replace(/\/.*$/, '')
