/** The sheet that names the letters, and the list of the scripts of the screen that is shown. */
export const FONTS_ID = 'fonts'
export const SCRIPTS_ID = 'scripts'

/** Fetches all scripts of the screen at once, instead of each when another one asks for it. */
export function preloadScripts() {
  const list = document.getElementById(SCRIPTS_ID)?.textContent ?? '[]'
  for (const href of JSON.parse(list) as string[]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}

/**
 * Replaces the letters of the device by those of the product, once all that the page is written with have come: one by
 * one, each of a dozen files would lay the whole page out anew.
 */
export async function showFonts() {
  const sheet = document.getElementById(FONTS_ID)
  if (!(sheet instanceof HTMLLinkElement)) return
  const root = document.documentElement
  if (!sheet.sheet) await new Promise((resolve) => sheet.addEventListener('load', resolve, { once: true }))
  sheet.media = 'all'
  const text = document.querySelector('body > div')?.textContent ?? ''
  // Japanese is written with the letters of the device.
  if (root.lang !== 'ja') await document.fonts.load("1em 'Pretendard Variable'", text).catch(() => [])
  root.dataset.fonts = ''
}
