/** How the main page of a site is laid out. docs/rules.md R-1163. */
export const storefrontTemplates = ['basic', 'list', 'landing'] as const
export type StorefrontTemplate = (typeof storefrontTemplates)[number]

/** What a site has until somebody chooses. */
export const firstTemplate: StorefrontTemplate = 'basic'

/** The template of a stored code; the first one for a code that this version does not know. */
export const templateOf = (code: string): StorefrontTemplate =>
  storefrontTemplates.find((template) => template === code) ?? firstTemplate
