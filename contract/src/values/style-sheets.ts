/** The longest list that is served; pages need about a dozen. */
const MAX_SHEETS = 40
const BUILT = /^\/assets\/[\w.~-]*-([\w-]{8})[.]css$/
const FOLDER = '/assets/page/'

/**
 * One URL for all style sheets of a page, in their order: `/assets/page/<hash>.<hash>.css`. Takes URLs of built sheets,
 * `/assets/<name>-<hash>.css`; null without any, or with one of another form.
 */
export function pageSheetOf(sheets: readonly string[]): string | null {
  const hashes = sheets.map((sheet) => BUILT.exec(sheet)?.[1])
  if (hashes.length === 0 || hashes.includes(undefined)) return null
  return `${FOLDER}${hashes.join('.')}.css`
}

/** The hashes in such a URL; null when it is not a list of distinct ones. */
export function sheetsIn(name: string): string[] | null {
  const hashes = /^([\w-]{8}(?:[.][\w-]{8})*)[.]css$/.exec(name)?.[1]?.split('.')
  const isList = hashes && hashes.length <= MAX_SHEETS && new Set(hashes).size === hashes.length
  return isList ? hashes : null
}

/** The hash in a built sheet's URL or file name; undefined for a file of another form. */
export const hashOfSheet = (file: string) => BUILT.exec(`/assets/${file.replace(/^.*\//, '')}`)?.[1]
