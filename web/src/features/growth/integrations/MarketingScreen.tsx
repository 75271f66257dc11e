import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useTools } from './integrations.api.ts'
import css from './parts/integrations.module.css'
import { ToolsForm } from './parts/ToolsForm.tsx'
import { toolMessages } from './tools.messages.ts'

/** Settings of analytics services, and of chat services for customers. */
export function MarketingScreen() {
  const t = useMessages(toolMessages)
  const { can } = useSession()
  const tools = useTools()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <div className={css.page}>
        {!can('SITE_MARKETING_UPDATE') && (
          <div className={css.lead}>
            <Notice tone="info">{t('readOnly')}</Notice>
          </div>
        )}
        <Answer of={tools} height={720}>
          {(stored) => <ToolsForm stored={stored} mayChange={can('SITE_MARKETING_UPDATE')} />}
        </Answer>
      </div>
    </>
  )
}
