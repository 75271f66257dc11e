/** The page sizes; the first is the default. docs/rules.md R-277. */
export const pageSizes = [20, 10, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]
export const DEFAULT_PAGE_SIZE = 20
/** Of a short list beside other content … */
export const SMALL_PAGE_SIZE = 3
/** … and of a side panel. */
export const PANEL_PAGE_SIZE = 4

/** The highest page number. */
export const LAST_PAGE = 100_000

/** The page number in a URL, from 1; 1 for anything else. */
export function pageFrom(text: string | null) {
  const page = Number(text ?? '')
  return Number.isSafeInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** The choice in a URL; the first choice for any other value. */
export const choiceFrom = <const Choice extends string | number>(
  text: string | null,
  choices: readonly [Choice, ...Choice[]],
): Choice => choices.slice(1).find((choice) => String(choice) === text) ?? choices[0]

/** The number of courses on the main page of a site: per order, and where all are listed, which the second page of the list continues. */
export const MAIN_PAGE = { popular: 8, latest: 4, list: DEFAULT_PAGE_SIZE } as const
