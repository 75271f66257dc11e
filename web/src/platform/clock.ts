/** The only place in the browser that knows what time it is. */
export const now = () => new Date()
