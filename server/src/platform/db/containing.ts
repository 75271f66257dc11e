/** The `like` pattern for a text anywhere inside; wildcards in the input are escaped. */
export const containing = (text: string) => `%${escaped(text)}%`
/** The same for a text at the beginning. */
export const beginning = (text: string) => `${escaped(text)}%`
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
