import { htmlLanguage, languages } from 'contract/i18n/languages'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { languageNames } from '../../../../platform/words/language-names.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { languageMessages } from '../languages.messages.ts'
import css from './SiteSettingsForm.module.css'
import type { ConfigurationPart } from './site-settings-part.ts'

/** The languages of the site, and a link to its own terms. */
export function LanguagesPart({ draft, change }: Pick<ConfigurationPart, 'draft' | 'change'>) {
  const t = useMessages(languageMessages)
  return (
    <FormSection id="languages" title={t('title')} why={t('why')}>
      <FieldSet legend={t('spoken')}>
        {languages.map((language) => (
          <Checkbox
            key={language}
            label={<span lang={htmlLanguage(language)}>{languageNames[language]}</span>}
            hint={language === 'ko' ? t('always') : undefined}
            checked={language === 'ko' || draft.languages.includes(language)}
            disabled={language === 'ko'}
            onChange={(isChosen) =>
              change({
                languages: languages.filter((one) =>
                  one === language ? isChosen : draft.languages.includes(one),
                ),
              })
            }
          />
        ))}
      </FieldSet>
      <div className={css.words}>
        <p>{t('wordsWhy')}</p>
        <Button variant="outline" href="/settings/configuration/words">
          {t('words')}
        </Button>
      </div>
    </FormSection>
  )
}
