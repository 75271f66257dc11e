/** … and who bought something is kept apart so many years, as the law asks, docs/rules.md R-194. */
export const ORDER_YEARS = 5
