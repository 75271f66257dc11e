/** The bare words of cleaned HTML: for a description, or to see whether there are any. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text shows nothing at all: neither words nor pictures nor videos. */
export const isBlank = (html: string) => textOf(html) === '' && !/<img\b|<hr\b/.test(html)
