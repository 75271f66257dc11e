import { SalesScreen } from '../features/money/orders/settings/SalesScreen.tsx'
import { SettlementScreen } from '../features/money/settlements/SettlementScreen.tsx'
import { SiteChoice } from '../layouts/management/SiteChoice.tsx'

/** The sales of whichever site the user chooses. */
export const PaymentManagePage = () => (
  <>
    <SiteChoice path="/paymentManage" needs={['SITE_SALES_READ', 'SITE_SALES_UPDATE']} />
    <SalesScreen />
  </>
)
/** The statements of whichever site the user chooses. */
export const SettlementPage = () => (
  <>
    <SiteChoice path="/settlement" needs={['SITE_SALES_READ']} />
    <SettlementScreen />
  </>
)
