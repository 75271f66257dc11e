/** The only source of the current time in the browser. */
export const now = () => new Date()
