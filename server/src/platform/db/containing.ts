/** The pattern of `like` for a text anywhere inside; what somebody typed is no pattern of its own. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
