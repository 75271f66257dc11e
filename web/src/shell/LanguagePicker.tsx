import { htmlLanguage, type Language } from 'contract/languages'
import { useSite } from '../platform/site.tsx'
import { useWords } from '../platform/words/use-words.ts'
import { SegmentedControl } from '../ui/forms/SegmentedControl.tsx'
import { languageNames } from './language-names.ts'
import { shellWords } from './shell.words.ts'

const YEAR = 31_536_000

/** The languages a site speaks, each by its own name. Where there is only one there is nothing to pick. */
export function LanguagePicker() {
  const t = useWords(shellWords)
  const { language, channel } = useSite()
  const offered = channel?.languages ?? (['ko', 'en'] as const)
  if (offered.length < 2) return null
  return (
    <SegmentedControl
      label={t('language')}
      value={language}
      onChange={speak}
      options={offered.map((one) => ({
        value: one,
        label: <span lang={htmlLanguage(one)}>{languageNames[one]}</span>,
      }))}
    />
  )
}

/** The choice is kept for a year; the page comes anew, because the server drew it. */
function speak(language: Language) {
  document.cookie = `language=${language};path=/;max-age=${YEAR};samesite=lax`
  const here = new URL(location.href)
  here.searchParams.delete('lang')
  here.hash = ''
  location.replace(here)
}
