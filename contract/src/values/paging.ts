/** How many stand on a page; the first is what a list shows unasked. docs/rules.md R-277. */
export const pageSizes = [20, 10, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]
export const DEFAULT_PAGE_SIZE = 20
/** Of a short list beside other things … */
export const SMALL_PAGE_SIZE = 3
/** … and of a panel at the right. */
export const PANEL_PAGE_SIZE = 4

/** Nobody turns further. */
export const LAST_PAGE = 100_000

/** The page an address asks for, from 1; the first where it says something else. */
export function pageFrom(text: string | null) {
  const page = Number(text ?? '')
  return Number.isSafeInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** The choice an address names: the first where it names none of the others. */
export const choiceFrom = <const Choice extends string | number>(
  text: string | null,
  choices: readonly [Choice, ...Choice[]],
): Choice => choices.slice(1).find((choice) => String(choice) === text) ?? choices[0]

/** How many classes the main page of a site shows of each order. */
export const MAIN_PAGE = { popular: 8, latest: 4 } as const
