import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useAlimtalk } from '../../alimtalk/alimtalk.api.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { useWholeText } from '../use-whole-text.ts'
import css from './phone.module.css'

interface TextPreviewProps {
  text: string
  isAd: boolean
  imageUrl: string | null
}
/** A text message as one member sees it on a phone. */
export function TextPreview({ text, isAd, imageUrl }: TextPreviewProps) {
  const t = useMessages(campaignFormMessages)
  const { data } = useAlimtalk()
  const whole = useWholeText({ text: text.trim() === '' ? t('emptyText') : text, isAd })
  return (
    <section className={`${css.phone} ${css.plain}`} aria-label={t('textPreview')}>
      <header>{data?.account?.senderNumber ?? t('senderNumber')}</header>
      <div className={css.talk}>
        {imageUrl && <img className={css.picture} src={imageUrl} alt="" />}
        <p className={css.text}>{whole}</p>
      </div>
    </section>
  )
}
