import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { useChannel } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useBillingCard } from './billing.api.ts'
import { billingMessages } from './billing.messages.ts'
import { CardPart } from './parts/CardPart.tsx'
import css from './parts/billing.module.css'

/** How a site pays for itself: the card that is charged. */
export function ServicePaymentScreen() {
  const t = useMessages(billingMessages)
  const { channelSeq } = useChannel()
  const billing = useBillingCard(channelSeq)
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <div className={css.page}>
        <Answer of={billing} height={240}>
          {(stored) => (
            <FormSection title={t('card')} why={t('cardWhy')}>
              <CardPart billing={stored} channelSeq={channelSeq} next="/service/servicepaymentinfo" />
            </FormSection>
          )}
        </Answer>
      </div>
    </>
  )
}
