/** What pages of a site let the code of others do, beside what all pages may. */
export interface Policy {
  /** Of scripts that stand in the page. */
  hashes: readonly string[]
  /** Where scripts may come from. */
  scripts: readonly string[]
  /** What they may talk to, show pictures and frames of. */
  talks: readonly string[]
  /** Where style sheets and letters may come from. */
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

/** What a page carries of others on its way out. */
export interface Foreign {
  head: string
  body: string
  policy: Policy
}
