/** Additional permissions of a site's third-party code in the content security policy. */
export interface Policy {
  /** Of inline scripts. */
  hashes: readonly string[]
  /** Hosts of scripts. */
  scripts: readonly string[]
  /** Hosts for requests, pictures and frames. */
  talks: readonly string[]
  /** Hosts of style sheets and fonts. */
  styles: readonly string[]
}

export const noPolicy: Policy = { hashes: [], scripts: [], talks: [], styles: [] }

const together = (...lists: (readonly string[])[]) => [...new Set(lists.flat())].toSorted()

export const joined = (...all: readonly Policy[]): Policy => ({
  hashes: together(...all.map(({ hashes }) => hashes)),
  scripts: together(...all.map(({ scripts }) => scripts)),
  talks: together(...all.map(({ talks }) => talks)),
  styles: together(...all.map(({ styles }) => styles)),
})

/** Third-party markup inserted into a page. */
export interface Foreign {
  head: string
  body: string
  policy: Policy
}
