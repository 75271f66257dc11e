import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useMerchants } from './merchants.api.ts'
import { merchantMessages } from './merchants.messages.ts'
import { DepositAccountForm } from './parts/DepositAccountForm.tsx'
import { ExchangeRateForm } from './parts/ExchangeRateForm.tsx'
import { GetPaidPart } from './parts/GetPaidPart.tsx'
import { ProviderPart } from './parts/ProviderPart.tsx'
import { StateNotice } from './parts/StateNotice.tsx'
import css from './parts/merchants.module.css'
import { useTrialReturn } from './use-trial-return.ts'

/** How a site is paid: its accounts at payment providers, and its bank account. */
export function PaymentSettingsScreen() {
  const t = useMessages(merchantMessages)
  const merchants = useMerchants()
  const returned = useTrialReturn()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <div className={css.page}>
        <Answer of={merchants} height={720}>
          {(stored) => (
            <>
              <StateNotice stored={stored} />
              <GetPaidPart stored={stored} />
              <ProviderPart stored={stored} returned={returned} />
              <DepositAccountForm account={stored.depositAccount} />
              <ExchangeRateForm rate={stored.exchangeRate} />
            </>
          )}
        </Answer>
      </div>
    </>
  )
}
