/** The `like` pattern for a text anywhere inside; wildcards in the input are escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
