/** The plain text of sanitised HTML: for a description, or to check whether there is any. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether the text is empty: without words, pictures and videos. */
export const isBlank = (html: string) => textOf(html) === '' && !/<img\b|<hr\b/.test(html)
