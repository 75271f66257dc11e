import { AD_LABEL, filled, variableValues } from 'contract/growth/campaigns/campaigns.rules'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import css from './phone.module.css'

interface FriendtalkPreviewProps {
  text: string
  buttons: readonly { name: string }[]
  imageUrl: string | null
}
/** A friend-talk as one member sees it on a phone, with the label and the way to refuse that Kakao adds. */
export function FriendtalkPreview({ text, buttons, imageUrl }: FriendtalkPreviewProps) {
  const t = useMessages(campaignFormMessages)
  const { channel } = useSite()
  const siteName = channel?.name ?? ''
  return (
    <section className={css.phone} aria-label={t('kakaoPreview')}>
      <header>{siteName}</header>
      <div className={css.talk}>
        <small>{siteName}</small>
        <div className={css.kakao}>
          <span className={css.label}>{AD_LABEL}</span>
          {imageUrl && <img src={imageUrl} alt="" />}
          <p>
            {text.trim() === '' ? t('emptyText') : filled(text, variableValues(t('sampleName'), siteName))}
          </p>
          {buttons.length > 0 && (
            <ul>
              {buttons.map(({ name }, index) => (
                // Two buttons may have the same name.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>{name === '' ? t('emptyButton') : name}</li>
              ))}
            </ul>
          )}
          <footer>{t('kakaoRefusal')}</footer>
        </div>
      </div>
    </section>
  )
}
