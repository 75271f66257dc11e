import { filled, subjectOf, variableValues } from 'contract/growth/campaigns/campaigns.rules'
import { RichText } from '../../../../platform/RichText.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import css from './campaigns.module.css'

interface MailPreviewProps {
  subject: string
  content: string
  isAd: boolean
}

/** The mail as one member sees it in the inbox and opened. */
export function MailPreview({ subject, content, isAd }: MailPreviewProps) {
  const t = useMessages(campaignFormMessages)
  const { channel } = useSite()
  const siteName = channel?.name ?? ''
  const values = variableValues(t('sampleName'), siteName)
  const shown = subject.trim() === '' ? t('emptySubject') : filled(subjectOf({ subject, isAd }), values)
  return (
    <section className={css.mail} aria-label={t('preview')}>
      <header>
        <small>
          {t('preview')} · {siteName}
        </small>
        <b>{shown}</b>
      </header>
      {content !== '' && <RichText html={filled(content, values)} className={css.text} />}
      <footer>{t(isAd ? 'adFooter' : 'noticeFooter')}</footer>
    </section>
  )
}
