import { useState } from 'react'
import { formatPrice } from 'contract/values/money'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate, formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useTermName } from '../../memberships/use-term-name.ts'
import { useTakeGiftBack, type OwnGift } from '../gifts.api.ts'
import { giftMessages } from '../gifts.messages.ts'
import { GiftState } from './GiftState.tsx'
import { SendDialog } from './SendDialog.tsx'
import sheet from '../../memberships/sheet.module.css'

/** One gift of a member, with what can be done while nobody accepted it. */
export function GiftCard({ gift }: { gift: OwnGift }) {
  const t = useMessages(giftMessages)
  const { language } = useSite()
  const { name, state } = gift
  return (
    <Card as="article" pad="lg" label={name}>
      <div className={sheet.head}>
        <h2>{name}</h2>
        <GiftState gift={gift} />
      </div>
      {gift.isRefundRefused && (
        <Notice tone="soon" title={t('refundRefusedTitle')}>
          {t('refundRefusedText', { price: formatPrice(gift.price, 'KRW', language) })}
        </Notice>
      )}
      <Facts gift={gift} />
      {state === 'WAITING' && (
        <div className={sheet.actions}>
          <Actions gift={gift} />
        </div>
      )}
    </Card>
  )
}

function Facts({ gift }: { gift: OwnGift }) {
  const t = useMessages(giftMessages)
  const { language } = useSite()
  const termName = useTermName()
  const { months, price, paidAt, email, message, state, expiresAt, sentAt, acceptedBy, acceptedAt } = gift
  return (
    <KVList>
      <KV k={t('term')} v={`${termName(months)} · ${formatPrice(price, 'KRW', language)}`} />
      {paidAt && <KV k={t('paidAt')} v={formatDate(paidAt, language)} />}
      {email !== null && <KV k={t('receiver')} v={email} />}
      {state === 'WAITING' && expiresAt && <KV k={t('until')} v={formatDate(expiresAt, language)} />}
      {state === 'WAITING' && sentAt && <KV k={t('sentAt')} v={formatDateTime(sentAt, language)} />}
      {acceptedBy !== null && <KV k={t('acceptedBy')} v={acceptedBy} />}
      {acceptedAt && <KV k={t('acceptedAt')} v={formatDate(acceptedAt, language)} />}
      {gift.returnReason && <KV k={t('why')} v={t(gift.returnReason)} />}
      {message !== '' && state !== 'RETURNED' && <KV k={t('messageSent')} v={message} />}
    </KVList>
  )
}

function Actions({ gift }: { gift: OwnGift }) {
  const t = useMessages(giftMessages)
  const { language } = useSite()
  const { run } = useTakeGiftBack()
  const [dialog, setDialog] = useState<'send' | 'back' | null>(null)
  const { giftSeq, price } = gift
  const onClose = () => setDialog(null)
  return (
    <>
      <Button variant="outline" onPress={() => setDialog('send')}>
        {t('sendAgain')}
      </Button>
      <Button variant="outline" onPress={() => setDialog('back')}>
        {t('takeBack')}
      </Button>
      {dialog === 'send' && <SendDialog gift={gift} onClose={onClose} />}
      {dialog === 'back' && (
        <AskFirst
          title={t('takeBackTitle')}
          okLabel={t('takeBackOk')}
          cancelLabel={t('keep')}
          danger
          deed={() => run({ giftSeq }).then(() => t('takenBack'))}
          failed={t('failed')}
          onClose={onClose}
        >
          {t('takeBackText', { price: formatPrice(price, 'KRW', language) })}
        </AskFirst>
      )}
    </>
  )
}
