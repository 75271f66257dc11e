import { useState } from 'react'
import type { ChannelSeq } from 'contract/values/ids'
import { addressOf } from '../../../../platform/address.ts'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useBeginRegistration, useRemoveCard, type BillingCard, type BillingReply } from '../billing.api.ts'
import { billingMessages } from '../billing.messages.ts'
import css from './billing.module.css'

interface CardPartProps {
  billing: BillingReply
  channelSeq: ChannelSeq
  /** The path to which a registration leads back; null for the page of the card. */
  next: string | null
}

/** The stored card with what can be done about it. */
export function CardPart({ billing: { card, mode }, channelSeq, next }: CardPartProps) {
  const t = useMessages(billingMessages)
  return (
    <div className={css.stack}>
      {card ? <CardFacts card={card} /> : <NoCard isOff={mode === 'OFF'} />}
      {card?.isTest && <Notice tone="info">{t('test')}</Notice>}
      {!card && mode === 'TEST' && <Notice tone="info">{t('testOnly')}</Notice>}
      <p className={css.safe}>{t('safe')}</p>
      <div className={css.actions}>
        {mode !== 'OFF' && <RegisterButton isAnother={card !== null} channelSeq={channelSeq} next={next} />}
        {card && <RemoveButton channelSeq={channelSeq} />}
      </div>
    </div>
  )
}

function NoCard({ isOff }: { isOff: boolean }) {
  const t = useMessages(billingMessages)
  return <Notice title={t(isOff ? 'off' : 'none')}>{t(isOff ? 'offText' : 'noneText')}</Notice>
}

function CardFacts({ card: { brand, cardEnd, registeredAt } }: { card: BillingCard }) {
  const t = useMessages(billingMessages)
  const { language } = useSite()
  return (
    <KVList>
      <KV k={t('brand')} v={brand ?? t('unknownBrand')} />
      {cardEnd !== null && <KV k={t('number')} v={<span className={css.number}>···· {cardEnd}</span>} />}
      <KV k={t('registeredAt')} v={formatDate(registeredAt, language)} />
    </KVList>
  )
}

interface RegisterButtonProps {
  isAnother: boolean
  channelSeq: ChannelSeq
  next: string | null
}
function RegisterButton({ isAnother, channelSeq, next }: RegisterButtonProps) {
  const t = useMessages(billingMessages)
  const site = useSite()
  const { run, isRunning } = useBeginRegistration(channelSeq)
  // Until the browser has left for the provider.
  const [isLeaving, setLeaving] = useState(false)
  async function press() {
    const page = `/register_card/${channelSeq}`
    const returnTo = addressOf(site, next === null ? page : `${page}?next=${encodeURIComponent(next)}`)
    try {
      const { redirectUrl } = await run({ body: { returnTo } })
      setLeaving(true)
      window.location.assign(redirectUrl)
    } catch (error) {
      if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
  }
  return (
    <Button
      variant={isAnother ? 'outline' : 'primary'}
      loading={isRunning || isLeaving}
      onPress={() => void press()}
    >
      {t(isAnother ? 'replace' : 'register')}
    </Button>
  )
}

function RemoveButton({ channelSeq }: { channelSeq: ChannelSeq }) {
  const t = useMessages(billingMessages)
  const { run, isRunning } = useRemoveCard(channelSeq)
  const [isOpen, setOpen] = useState(false)
  async function remove() {
    try {
      await run({})
      toast({ text: t('removed'), tone: 'ok' })
    } catch (error) {
      if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
    setOpen(false)
  }
  return (
    <>
      <Button variant="subtle" onPress={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <Confirm
        open={isOpen}
        title={t('removeTitle')}
        okLabel={t('remove')}
        cancelLabel={t('keep')}
        busy={isRunning}
        onOk={() => void remove()}
        onCancel={() => setOpen(false)}
      >
        {t('removeText')}
      </Confirm>
    </>
  )
}
