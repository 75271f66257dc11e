import { useMessages } from '../../../platform/words/use-messages.ts'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Button } from '../../../ui/Button.tsx'
import { serviceAliasMessages } from './catalogs.messages.ts'

/** Links the settings of the site to its service aliases. */
export function AliasesPart() {
  const t = useMessages(serviceAliasMessages)
  return (
    <FormSection id="aliases" title={t('part')} why={t('partWhy')}>
      <div>
        <Button variant="outline" href="/settings/configuration/aliases">
          {t('open')}
        </Button>
      </div>
    </FormSection>
  )
}
