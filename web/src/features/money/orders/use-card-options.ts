import { useState } from 'react'
import { instalmentPlans, takesInstalments, type CardCompany } from 'contract/money/orders/card-options.rules'
import { payMethods } from 'contract/values/type-codes'
import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { offeredWay, type PaidMethod, type PaymentInfo } from './payment-info.ts'

type Plan = (typeof instalmentPlans)[number]
/** Empty is left to the window of the provider. */
interface ChosenOptions {
  company: CardCompany | ''
  months: `${Plan}` | ''
}

/** Card company and instalments that a buyer chooses before the window of the provider opens. */
export function useCardOptions(
  info: Pick<PaymentInfo, 'hasCardOptions' | 'currency' | 'methods'>,
  totalAmount: number,
) {
  const [chosen, change] = useState<ChosenOptions>({ company: '', months: '' })
  const isOffered = ({ payMethodCd }: PaidMethod) => info.hasCardOptions && payMethodCd === payMethods.card
  const charge = offeredWay(info, payMethodList.CARD)?.charge
  const hasInstalments = takesInstalments({
    currency: charge?.currency ?? info.currency,
    amount: charge?.totalAmount ?? totalAmount,
  })
  const plan = instalmentPlans.find((one) => String(one) === chosen.months)
  return {
    chosen,
    change,
    isOffered,
    hasInstalments,
    optionsFor: (method: PaidMethod) =>
      isOffered(method)
        ? {
            ...(chosen.company !== '' && { cardCompany: chosen.company }),
            ...(hasInstalments && plan !== undefined && { instalmentMonths: plan }),
          }
        : {},
  }
}
export type CardOptionsForm = ReturnType<typeof useCardOptions>
