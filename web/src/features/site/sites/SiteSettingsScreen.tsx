import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useConfiguration } from './site-settings.api.ts'
import { configurationMessages } from './site-settings.messages.ts'
import { ConfigurationForm } from './parts/SiteSettingsForm.tsx'

/** The name, design and legal details of the site. */
export function ConfigurationScreen() {
  const t = useMessages(configurationMessages)
  const configuration = useConfiguration()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Answer of={configuration} height={720}>
        {(stored) => <ConfigurationForm stored={stored} />}
      </Answer>
    </>
  )
}
