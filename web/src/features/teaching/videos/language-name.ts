import type { CaptionLanguage } from 'contract/values/caption-languages'
import { htmlLanguage, type Language } from 'contract/i18n/languages'

/** What a language is called in the reader's own. */
export const languageName = (code: CaptionLanguage, reader: Language) =>
  new Intl.DisplayNames([htmlLanguage(reader)], { type: 'language' }).of(code) ?? code
