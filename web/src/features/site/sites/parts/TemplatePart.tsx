import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { TemplateChoice } from '../TemplateChoice.tsx'
import { templateMessages } from '../templates.messages.ts'
import type { ConfigurationPart } from './site-settings-part.ts'

export function TemplatePart({ draft, change }: ConfigurationPart) {
  const t = useMessages(templateMessages)
  return (
    <FormSection id="template" title={t('title')} why={t('why')}>
      <TemplateChoice hideLabel value={draft.templateCd} onChange={(templateCd) => change({ templateCd })} />
    </FormSection>
  )
}
