import { filled, variableValues } from 'contract/growth/campaigns/campaigns.rules'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { alimtalkMessages } from './alimtalk.messages.ts'
import css from './parts/alimtalk.module.css'

interface AlimtalkPreviewProps {
  content: string
  buttons?: readonly { name: string }[] | undefined
}
/** The message as one member sees it in KakaoTalk. */
export function AlimtalkPreview({ content, buttons = [] }: AlimtalkPreviewProps) {
  const t = useMessages(alimtalkMessages)
  const { channel } = useSite()
  const siteName = channel?.name ?? ''
  return (
    <section className={css.bubble} aria-label={t('preview')}>
      <small>
        {t('preview')} · {siteName}
      </small>
      <p>{filled(content, variableValues(t('sampleName'), siteName))}</p>
      {buttons.length > 0 && (
        <ul>
          {buttons.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
