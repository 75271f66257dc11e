import { htmlLanguage, languages, type Language } from 'contract/i18n/languages'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { useSession } from '../../../platform/session.tsx'
import { languageNames } from '../../../platform/words/language-names.ts'
import { languagePickerMessages } from './language-picker.messages.ts'
import { speak } from '../../../platform/words/set-language.ts'

/** The languages of the site, each by its own name. Hidden if there is only one. */
export function LanguagePicker() {
  const t = useMessages(languagePickerMessages)
  const site = useSite()
  const { language, channel } = site
  const { user } = useSession()
  const offered = channel?.languages ?? languages
  if (offered.length < 2) return null
  /** Mails to a signed-in user use this language, too. */
  async function choose(chosen: Language) {
    if (user) {
      const { keepLanguage } = await import('./save-language.ts')
      await keepLanguage(site, chosen)
    }
    speak(chosen)
  }
  return (
    <SegmentedControl
      label={t('language')}
      value={language}
      onChange={(chosen) => void choose(chosen)}
      options={offered.map((one) => ({
        value: one,
        label: <span lang={htmlLanguage(one)}>{languageNames[one]}</span>,
      }))}
    />
  )
}
