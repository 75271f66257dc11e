import { MAIN_PAGE } from '../../values/paging.ts'

/** How the main page of a site is laid out. docs/rules.md R-1163. */
export const storefrontTemplates = ['basic', 'list', 'landing'] as const
export type StorefrontTemplate = (typeof storefrontTemplates)[number]

/** What a site has until somebody chooses. */
export const firstTemplate: StorefrontTemplate = 'basic'

/** The template of a stored code; the first one for a code that this version does not know. */
export const templateOf = (code: string): StorefrontTemplate =>
  storefrontTemplates.find((template) => template === code) ?? firstTemplate

/** How many courses the main page of each layout shows in which order. docs/rules.md R-1246. */
export const mainPageLists: Record<StorefrontTemplate, { popular: number; latest: number }> = {
  basic: { popular: MAIN_PAGE.popular, latest: MAIN_PAGE.latest },
  list: { popular: MAIN_PAGE.list, latest: 0 },
  landing: { popular: MAIN_PAGE.popular, latest: 0 },
}
