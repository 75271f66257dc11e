/** Templates of one site. */
export const MAX_TEMPLATES = 100
