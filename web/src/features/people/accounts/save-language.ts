import { changeLanguage } from 'contract/people/sign-in/api'
import type { Language } from 'contract/i18n/languages'
import type { Site } from '../../../platform/site.tsx'

/** Mails and push messages use this language from now on. The page changes even if saving fails. */
export const keepLanguage = (site: Site, language: Language) =>
  site.call(changeLanguage, { body: { language } }).catch(() => null)
