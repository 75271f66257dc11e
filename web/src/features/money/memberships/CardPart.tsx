import { useState } from 'react'
import { addressOf } from '../../../platform/address.ts'
import { isProofMissing, messageOf } from '../../../platform/call.ts'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useBeginCard, type Mine } from './memberships.api.ts'
import { membershipMessages } from './memberships.messages.ts'
import sheet from './sheet.module.css'

interface CardPartProps {
  mine: Pick<Mine, 'card' | 'mode'>
  /** The page to which the provider sends the member back. */
  page: string
}
/** The card with which a member pays this site, and the button to name another. */
export function CardPart({ mine: { card, mode }, page }: CardPartProps) {
  const t = useMessages(membershipMessages)
  if (mode === 'OFF' && !card) return <Notice title={t('off')}>{t('offText')}</Notice>
  return (
    <div className={sheet.stack}>
      {card ? (
        <p className="num">
          <b>{card.brand ?? t('unknownBrand')}</b>
          {card.cardEnd !== null && ` ···· ${card.cardEnd}`}
        </p>
      ) : (
        <Notice title={t('cardNone')}>{t('cardNoneText')}</Notice>
      )}
      {(card?.isTest ?? mode === 'TEST') && <Notice tone="info">{t('test')}</Notice>}
      <p className={sheet.dim}>{t('cardSafe')}</p>
      {mode !== 'OFF' && <NameCard isAnother={card !== null} page={page} />}
    </div>
  )
}

function NameCard({ isAnother, page }: { isAnother: boolean; page: string }) {
  const t = useMessages(membershipMessages)
  const site = useSite()
  const { run, isRunning } = useBeginCard()
  // Until the browser has left for the provider.
  const [isLeaving, setLeaving] = useState(false)
  async function press() {
    try {
      const { redirectUrl } = await run({ body: { returnTo: addressOf(site, page) } })
      setLeaving(true)
      window.location.assign(redirectUrl)
    } catch (error) {
      if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
  }
  return (
    <div>
      <Button
        variant={isAnother ? 'outline' : 'primary'}
        loading={isRunning || isLeaving}
        onPress={() => void press()}
      >
        {t(isAnother ? 'cardReplace' : 'cardRegister')}
      </Button>
    </div>
  )
}
