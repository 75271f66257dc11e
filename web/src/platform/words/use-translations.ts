import type { Translations } from 'contract/i18n/translations'
import { filled } from 'contract/i18n/sentences'
import { useSite } from '../site.tsx'

/** Translates the texts that a feature declares: `const say = useTranslations()`, then `say(label)`. */
export function useTranslations() {
  const { language, keywords } = useSite()
  return (text: Translations[string]) => filled(text[language], { language, keywords })
}
