import { nextFrame } from './pauses.ts'

/** Ids of the font style sheet and of the list of scripts of the current screen. */
export const FONTS_ID = 'fonts'
export const SCRIPTS_ID = 'scripts'

/** Fetches all scripts of the screen in parallel instead of one import after the other. */
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
 * Replaces the fonts of the device by the web fonts once all fonts of the page have loaded. Applied one by one, each of
 * a dozen files would cause a layout of the whole page.
 */
export async function showFonts() {
  const sheet = document.getElementById(FONTS_ID)
  if (!(sheet instanceof HTMLLinkElement)) return
  const root = document.documentElement
  if (!sheet.sheet) await new Promise((resolve) => sheet.addEventListener('load', resolve, { once: true }))
  sheet.media = 'all'
  await nextFrame()
  const page = document.querySelector('body > div')
  // Japanese pages use the fonts of the device.
  if (page && root.lang !== 'ja') {
    await document.fonts.load("1em 'Pretendard Variable'", page.textContent).catch(() => [])
    // In development, React warns about attributes that it did not write.
    if (!import.meta.env.DEV) await showFontsByParts(page)
  }
  root.dataset.fonts = ''
}

/** A slow phone lays out this many letters in less than 50 ms, so that no input waits for the whole page. */
const LETTERS_AT_ONCE = 120

async function showFontsByParts(page: Element) {
  const parts = partsOf(page)
  let letters = 0
  for (const part of parts) {
    part.setAttribute('data-fonts', '')
    letters += part.textContent.length
    if (letters < LETTERS_AT_ONCE) continue
    letters = 0
    await nextFrame()
  }
  // From the next frame on, the attribute of the root covers all parts.
  requestAnimationFrame(() => {
    for (const part of parts) part.removeAttribute('data-fonts')
  })
}

/** The elements that together contain all text under `element`, in order, as small as its markup allows. */
function partsOf(element: Element): Element[] {
  const letters = element.textContent.trim().length
  if (letters === 0) return []
  const isSplit = [...element.childNodes].every(
    (node) => node instanceof Element || !node.textContent?.trim(),
  )
  return letters <= LETTERS_AT_ONCE || !isSplit ? [element] : [...element.children].flatMap(partsOf)
}
