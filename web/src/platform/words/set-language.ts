import type { Language } from 'contract/i18n/languages'

const YEAR = 31_536_000

/** Stores the choice for a year and reloads the page, because the server rendered it. */
export function speak(language: Language) {
  document.cookie = `language=${language};path=/;max-age=${YEAR};samesite=lax`
  const here = new URL(location.href)
  here.searchParams.delete('lang')
  here.hash = ''
  location.replace(here)
}
