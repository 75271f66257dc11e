import { useState } from 'react'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useCheckSender, useRemoveSender, type Sender } from '../sender-domains.api.ts'
import { senderMessages } from '../sender-domains.messages.ts'
import { RecordItem } from './RecordItem.tsx'
import css from './sender.module.css'

const tones = { PENDING: 'soon', VERIFIED: 'ok', BROKEN: 'soon' } as const

/** The domain with the records that it needs, and what is wrong with them. */
export function SenderCard({ sender }: { sender: Sender }) {
  const t = useMessages(senderMessages)
  const { language } = useSite()
  const { domain, localPart, state, records, checkedAt } = sender
  const isFailing = state === 'VERIFIED' && records.some(({ problem }) => problem !== null)
  return (
    <Card pad="lg" as="article" label={domain}>
      <div className={css.head}>
        <h3>
          {localPart}@{domain}
        </h3>
        <Kind tone={tones[state]}>{t(state)}</Kind>
      </div>
      {state === 'BROKEN' && <Notice tone="error">{t('brokenText', { domain })}</Notice>}
      {isFailing && <Notice tone="soon">{t('failingText')}</Notice>}
      <section className={css.records} aria-labelledby="sender-records">
        <h4 id="sender-records">{t('records')}</h4>
        <p className={css.faint}>{t('recordsHint', { domain })}</p>
        {records.map((record) => (
          <RecordItem key={record.kind} record={record} isChecked={checkedAt !== null} />
        ))}
      </section>
      <Actions sender={sender} />
      <p className={css.faint}>
        {checkedAt ? t('checkedAt', { at: formatMoment(checkedAt, language) }) : t('neverChecked')}
      </p>
    </Card>
  )
}

function Actions({ sender: { localPart, domain } }: { sender: Sender }) {
  const t = useMessages(senderMessages)
  const check = useCheckSender()
  const remove = useRemoveSender()
  const [isAsking, setAsking] = useState(false)
  const look = () =>
    check.run({}).then(
      ({ state }) =>
        void (state === 'VERIFIED'
          ? toast({ text: t('nowVerified', { address: `${localPart}@${domain}` }), tone: 'ok' })
          : toast(t('stillWaiting'))),
      (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <div className={css.actions}>
      <Button size="sm" loading={check.isRunning} onPress={() => void look()}>
        {t('check')}
      </Button>
      <Button size="sm" variant="subtle" onPress={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t('removeTitle')}
          okLabel={t('remove')}
          cancelLabel={t('keep')}
          danger
          deed={() => remove.run({}).then(() => t('removed'))}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('removeText')}
        </AskFirst>
      )}
    </div>
  )
}
