import { useState } from 'react'
import { messageOf, isProofMissing } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useCheckMerchant, useSwitchMerchant, type Merchant } from '../merchants.api.ts'
import { merchantMessages } from '../merchants.messages.ts'
import css from './merchants.module.css'

/** The stored account: how it stands, and whether buyers pay through it. */
export function Connection({ merchant }: { merchant: Merchant }) {
  const t = useMessages(merchantMessages)
  const { language } = useSite()
  const { checkedAt, heardAt, isActive, lastError, mode, secretEnd } = merchant
  const at = (moment: string) => formatMoment(moment, language, { withYear: true })
  return (
    <FormSection title={t('connection')} why={t('connectionWhy')}>
      <KVList>
        <KV k={t('account')} v={t(mode === 'live' ? 'tossLive' : 'tossTest')} />
        <KV k={t('methods')} v={t('cards')} />
        <KV k={t('secretKey')} v={<span className={css.key}>···· {secretEnd}</span>} />
        <KV k={t('checkedAt')} v={at(checkedAt)} />
        <KV k={t('heardAt')} v={heardAt ? at(heardAt) : t('neverHeard')} />
      </KVList>
      {lastError && <Notice tone="error">{t(lastError)}</Notice>}
      <div className={css.actions}>
        <ActiveButton isActive={isActive} mode={mode} />
        <CheckButton />
      </div>
    </FormSection>
  )
}

function ActiveButton({ isActive, mode }: Pick<Merchant, 'isActive' | 'mode'>) {
  const t = useMessages(merchantMessages)
  const { run, isRunning } = useSwitchMerchant()
  const press = () =>
    run({ body: { isActive: !isActive } }).then(
      () => toast({ text: t(isActive ? 'nowOff' : 'nowOn'), tone: 'ok' }),
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  const label = isActive ? 'switchOff' : mode === 'live' ? 'switchOnLive' : 'switchOnTest'
  return (
    <Button variant={isActive ? 'outline' : 'primary'} loading={isRunning} onPress={() => void press()}>
      {t(label)}
    </Button>
  )
}

function CheckButton() {
  const t = useMessages(merchantMessages)
  const { run, isRunning } = useCheckMerchant()
  const [said, setSaid] = useState('')
  const press = () =>
    run({}).then(
      // What is wrong stands with the account.
      ({ verdict }) => setSaid(verdict === 'ACCEPTED' ? t('accepted') : ''),
      (error: unknown) => setSaid(messageOf(error, t('failed'))),
    )
  return (
    <>
      <Button variant="outline" loading={isRunning} onPress={() => void press()}>
        {t('check')}
      </Button>
      <p role="status">{said}</p>
    </>
  )
}
