export const MAX_SNIPPET = 20_000
