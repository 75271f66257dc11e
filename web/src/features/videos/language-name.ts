import type { CaptionLanguage } from 'contract/caption-languages'
import { htmlLanguage, type Language } from 'contract/languages'

/** What a language is called in the reader's own. */
export const languageName = (code: CaptionLanguage, reader: Language) =>
  new Intl.DisplayNames([htmlLanguage(reader)], { type: 'language' }).of(code) ?? code
