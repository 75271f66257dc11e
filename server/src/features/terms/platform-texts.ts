import type { Language } from 'contract/i18n/languages'
import { standardVoice } from '../../platform/words/site-words.ts'
import { noFacts } from '../channels/channels.public.ts'
import { marketingText } from './standard-marketing.ts'
import { privacyText } from './standard-privacy.ts'
import { termsText } from './standard-terms.ts'

/** The texts of the platform itself. */
export function platformTexts(language: Language) {
  const about = { name: 'Seodang', company: noFacts, voice: standardVoice(language) }
  return { termsData: termsText(about), privacyData: privacyText(about), marketingData: marketingText(about) }
}
