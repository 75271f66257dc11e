import type { Language } from 'contract/i18n/languages'
import { standardLocale } from '../../../platform/words/site-words.ts'
import { noFacts } from '../../site/sites/sites.public.ts'
import { marketingText } from './standard-marketing.texts.ts'
import { privacyText } from './standard-privacy.texts.ts'
import { termsText } from './standard-terms.texts.ts'

/** The texts of the platform itself. */
export function platformTexts(language: Language) {
  const about = { name: 'Seodang', company: noFacts, locale: standardLocale(language) }
  return { termsData: termsText(about), privacyData: privacyText(about), marketingData: marketingText(about) }
}
