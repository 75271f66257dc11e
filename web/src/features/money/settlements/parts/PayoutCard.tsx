import { useState } from 'react'
import { DOCUMENTS_MISSING } from 'contract/money/settlements/payee-documents.rules'
import { formatAmount } from 'contract/values/money'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { payeeMessages } from '../payees.messages.ts'
import { useRequestPayout } from '../payouts.api.ts'
import { payoutMessages } from '../payouts.messages.ts'
import type { Settlement } from '../settlements.api.ts'
import { statementDay, statementMonth } from 'contract/money/settlements/statement-dates.rules'
import { PayoutLines } from './PayoutLines.tsx'
import css from './settlements.module.css'

/** What is left to pay between site and platform, and how far it is. */
export function PayoutCard({ settlement }: { settlement: Settlement }) {
  const t = useMessages(payoutMessages)
  const { language } = useSite()
  const { balance, holdReason, movedTo, paidOn, reference } = settlement
  if (balance === 0)
    return (
      <Card>
        <div className={css.head}>
          <h2>{t('nothing')}</h2>
        </div>
        <p className={css.dimmed}>{t('nothingText')}</p>
      </Card>
    )
  return (
    <Card>
      <div className={css.head}>
        <h2>{t(balance < 0 ? 'fromSite' : 'toSite')}</h2>
      </div>
      <PayoutLines settlement={settlement} />
      {holdReason && (
        <Notice tone="soon" title={t('reason')}>
          {holdReason === DOCUMENTS_MISSING ? t('documentsMissing') : holdReason}
        </Notice>
      )}
      {paidOn && (
        <KVList>
          <KV k={t('paidOn')} v={statementDay(paidOn, language)} />
          <KV k={t('reference')} v={reference} />
        </KVList>
      )}
      {movedTo && <p className={css.dimmed}>{t('movedTo', { month: statementMonth(movedTo, language) })}</p>}
      <NextStep settlement={settlement} />
    </Card>
  )
}

function NextStep({ settlement }: { settlement: Settlement }) {
  const t = useMessages(payoutMessages)
  const { state, balance, movedTo } = settlement
  if (balance < 0)
    return state === 'CLOSED' && !movedTo ? <p className={css.dimmed}>{t('owedText')}</p> : null
  switch (state) {
    case 'CLOSED':
    case 'HELD':
      return <Request settlement={settlement} />
    case 'REQUESTED':
      return <p className={css.dimmed}>{t('requestedText')}</p>
    case 'APPROVED':
      return <p className={css.dimmed}>{t('approvedText')}</p>
    case 'OPEN':
    case 'PAID':
      return null
  }
}

function Request({ settlement }: { settlement: Settlement }) {
  const t = useMessages(payoutMessages)
  const { language } = useSite()
  const { can } = useSession()
  const words = useMessages(payeeMessages)
  const request = useRequestPayout(settlement)
  const [isAsking, setAsking] = useState(false)
  if (!can('SITE_MERCHANT_UPDATE')) return <p className={css.dimmed}>{t('ownerAsks')}</p>
  const { balance, currency, state } = settlement
  return (
    <div className={`${css.request} no-print`}>
      {state === 'HELD' && <p className={css.dimmed}>{t('heldText')}</p>}
      <LinkButton href="/settings/settlement-document" underline>
        {words('link')}
      </LinkButton>
      <Button wide onPress={() => setAsking(true)}>
        {t('request')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t('requestTitle', { amount: formatAmount(balance, currency, language) })}
          okLabel={t('request')}
          cancelLabel={t('cancel')}
          deed={() => request.run({}).then(({ isHeld }) => t(isHeld ? 'requestHeld' : 'requestedDone'))}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('requestText')}
        </AskFirst>
      )}
    </div>
  )
}
