import { useState } from 'react'
import { htmlLanguage, languages, type Language } from 'contract/i18n/languages'
import { messageOf } from '../../../platform/call.ts'
import { setSessionUser, useSession } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { languageNames } from '../../../platform/words/language-names.ts'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useChangeLanguage } from '../sign-in/sign-in.api.ts'
import { mailLanguageMessages } from './mail-language.messages.ts'
import css from '../sessions/Devices.module.css'

/** The language of mails to the user: the last one chosen on any site. Takes effect immediately. */
export function MailLanguage() {
  const t = useMessages(mailLanguageMessages)
  const site = useSite()
  const { user } = useSession()
  const { run, isRunning } = useChangeLanguage()
  const [chosen, setChosen] = useState<Language>(user?.language ?? site.language)
  async function change(language: Language) {
    if (isRunning) return
    const before = chosen
    setChosen(language)
    try {
      const saved = await run({ body: { language } })
      await setSessionUser(site, saved.user)
      toast({ text: t('saved'), tone: 'ok' })
    } catch (refusal) {
      setChosen(before)
      toast({ text: messageOf(refusal, t('failed')), tone: 'error' })
    }
  }
  return (
    <section aria-labelledby="mail-language">
      <h2 id="mail-language" className={css.title}>
        {t('title')}
      </h2>
      <p className={css.lead}>{t('lead')}</p>
      <SegmentedControl
        label={t('title')}
        value={chosen}
        onChange={(language) => void change(language)}
        options={languages.map((one) => ({
          value: one,
          label: <span lang={htmlLanguage(one)}>{languageNames[one]}</span>,
        }))}
      />
    </section>
  )
}
