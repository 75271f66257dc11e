import { CompanyFacts } from 'contract/site/sites/site-settings'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { companyFields } from '../site-settings-draft.ts'
import { configurationMessages } from '../site-settings.messages.ts'
import css from './CompanyPart.module.css'
import type { ConfigurationPart } from './site-settings-part.ts'

/** The details that a shop must publish by law. */
export function CompanyPart({ draft, change, errorOf }: ConfigurationPart) {
  const t = useMessages(configurationMessages)
  return (
    <FormSection id="company" title={t('company')} why={t('companyWhy')}>
      <div className={css.grid}>
        {companyFields.map((field) => (
          <TextInput
            key={field}
            className={field === 'address' ? css.wide : undefined}
            label={t(field)}
            type={field === 'email' ? 'email' : 'text'}
            inputMode={field === 'phone' ? 'tel' : undefined}
            value={draft.company[field]}
            onChange={(text) => change({ company: { ...draft.company, [field]: text } })}
            maxLength={CompanyFacts.shape[field].maxLength ?? undefined}
            error={errorOf(field)}
          />
        ))}
      </div>
    </FormSection>
  )
}
