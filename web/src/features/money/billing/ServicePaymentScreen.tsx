import type { ChannelSeq } from 'contract/values/ids'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { useServicePath, useServiceSite } from '../../../platform/service-site.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { useBillingCard } from './billing.api.ts'
import { billingMessages } from './billing.messages.ts'
import { CardPart } from './parts/CardPart.tsx'
import css from './parts/billing.module.css'

/** How a site pays for itself: the card that is charged. */
export function ServicePaymentScreen() {
  const channelSeq = useServiceSite()
  return channelSeq === null ? null : <CardOf channelSeq={channelSeq} />
}

function CardOf({ channelSeq }: { channelSeq: ChannelSeq }) {
  const t = useMessages(billingMessages)
  const pathOf = useServicePath()
  const billing = useBillingCard(channelSeq)
  return (
    <div className={css.page}>
      <Answer of={billing} height={240}>
        {(stored) => (
          <FormSection title={t('card')} why={t('cardWhy')}>
            <CardPart billing={stored} channelSeq={channelSeq} next={pathOf('servicepaymentinfo')} />
          </FormSection>
        )}
      </Answer>
    </div>
  )
}
