import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useMerchant } from './merchants.api.ts'
import { merchantMessages } from './merchants.messages.ts'
import { Connection } from './parts/Connection.tsx'
import { DepositAccountForm } from './parts/DepositAccountForm.tsx'
import { KeysForm } from './parts/KeysForm.tsx'
import { StateNotice } from './parts/StateNotice.tsx'
import { WebhookPart } from './parts/WebhookPart.tsx'
import css from './parts/merchants.module.css'

/** How a site is paid: its account at a payment provider. */
export function PaymentSettingsScreen() {
  const t = useMessages(merchantMessages)
  const merchant = useMerchant()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <div className={css.page}>
        <Answer of={merchant} height={720}>
          {(stored) => (
            <>
              <StateNotice stored={stored} />
              {stored.merchant && <Connection merchant={stored.merchant} />}
              {stored.merchant && <WebhookPart url={stored.merchant.webhookUrl} />}
              <DepositAccountForm account={stored.depositAccount} />
              <KeysForm merchant={stored.merchant} />
            </>
          )}
        </Answer>
      </div>
    </>
  )
}
