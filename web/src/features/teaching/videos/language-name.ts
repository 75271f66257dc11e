import type { CaptionLanguage } from 'contract/values/caption-languages'
import { htmlLanguage, type Language } from 'contract/i18n/languages'

/** The name of a language in the reader's language. */
export const languageName = (code: CaptionLanguage, reader: Language) =>
  new Intl.DisplayNames([htmlLanguage(reader)], { type: 'language' }).of(code) ?? code
