export const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
export const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
export const steps = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
/** A heading and what stands under it. */
export const part = (title: string, ...texts: string[]) => `<h3>${title}</h3>${paragraphs(...texts)}`
