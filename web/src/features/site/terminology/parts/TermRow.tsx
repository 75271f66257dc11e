import { IconRestore } from '@tabler/icons-react'
import { standardKeywords, type Forms, type Keyword } from 'contract/i18n/keywords'
import { htmlLanguage, type Language } from 'contract/i18n/languages'
import { KEYWORD_MAX } from 'contract/site/terminology/terminology.rules'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { troubleOf, withOne } from '../terminology-draft.ts'
import { keywordMessages } from '../terminology.messages.ts'
import css from './TerminologyForm.module.css'

interface WordRowProps {
  language: Language
  name: Keyword
  forms: Forms
  /** The server's refusals by path. */
  fields: Readonly<Record<string, string>>
  onChange: (forms: Forms) => void
}

/** One term: its meaning, its default, and the site's own one. */
export function WordRow({ language, name, forms, fields, onChange }: WordRowProps) {
  const t = useMessages(keywordMessages)
  const reader = useSite().language
  const standard = standardKeywords(language)[name]
  const meaning = standardKeywords(reader)[name].one
  const trouble = troubleOf(forms)
  const errorOf = (form: 'one' | 'many') => {
    const why = trouble[form]
    if (why) return t(why, { marks: '{ } < > |', max: KEYWORD_MAX })
    return fields[`words.${language}.${name}.${form}`]
  }
  const isEnglish = language === 'en'
  return (
    <li className={css.row}>
      <div className={css.meaning}>
        <b>{meaning}</b>
        <small lang={htmlLanguage(language)}>{t('standard', { word: standard.one })}</small>
      </div>
      <div className={isEnglish ? css.two : css.one} lang={htmlLanguage(language)}>
        <TextInput
          hideLabel
          label={t('wordFor', { word: meaning })}
          value={forms.one}
          placeholder={standard.one}
          onChange={(typed) => onChange(withOne(language, forms, typed))}
          maxLength={KEYWORD_MAX}
          error={errorOf('one')}
        />
        {isEnglish && (
          <TextInput
            hideLabel
            label={t('manyFor', { word: meaning })}
            value={forms.many}
            placeholder={standard.many}
            disabled={forms.one === ''}
            onChange={(many) => onChange({ ...forms, many })}
            maxLength={KEYWORD_MAX}
            error={errorOf('many')}
          />
        )}
      </div>
      <IconButton
        label={t('resetOne', { word: meaning })}
        disabled={forms.one === '' && forms.many === ''}
        onPress={() => onChange({ one: '', many: '' })}
        icon={<IconRestore size={18} aria-hidden="true" />}
        size={44}
      />
    </li>
  )
}
