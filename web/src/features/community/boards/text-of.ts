/** The plain text of sanitised HTML. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const LONGEST = 150
/** The first words, for search engines and shared links. */
export const excerptOf = (html: string) => textOf(html).slice(0, LONGEST)

/** Whether the text is empty. */
export const isBlank = (html: string) => textOf(html) === '' && !/<hr\b/.test(html)
