import { IconBell } from '@tabler/icons-react'
import { filled, subjectOf, variableValues } from 'contract/growth/campaigns/campaigns.rules'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import css from './phone.module.css'

/** A notification as one member sees it in the site. */
export function SitePreview({ text, isAd }: { text: string; isAd: boolean }) {
  const t = useMessages(campaignFormMessages)
  const { channel } = useSite()
  const siteName = channel?.name ?? ''
  const subject = text.trim() === '' ? t('emptyText') : text
  return (
    <section className={css.inbox} aria-label={t('sitePreview')}>
      <header>{t('sitePreview')}</header>
      <div className={css.alarm}>
        <i>
          <IconBell size={18} aria-hidden="true" />
        </i>
        <p>{filled(subjectOf({ subject, isAd }), variableValues(t('sampleName'), siteName))}</p>
      </div>
    </section>
  )
}
