import { dictionary } from '../../../platform/words/dictionary.ts'

/** What is charged where a price in dollars is paid in won. */
export const chargeMessages = dictionary('chargeMessages', {
  ko: {
    charged: '원화 결제 금액',
    rate: '적용 환율',
    rateOf: '1달러 = {won}',
    inWon: '{method|은} 원화로 결제됩니다. 환불하실 때도 결제하신 원화 금액을 기준으로 돌려드립니다.',
    shown: '표시 금액',
  },
  en: {
    charged: 'Charged in won',
    rate: 'Exchange rate',
    rateOf: '$1 = {won}',
    inWon: '{method} is charged in Korean won. Refunds are counted in the won that were charged.',
    shown: 'Shown price',
  },
})
