import { dictionary } from '../../../platform/words/dictionary.ts'

export const payMethodMessages = dictionary('payMethodMessages', {
  ko: {
    KAKAOPAY: '카카오페이',
    NAVERPAY: '네이버페이',
    TOSSPAY: '토스페이',
    CARD: '신용·체크카드',
    TRANSFER: '계좌이체',
    VIRTUAL_ACCOUNT: '가상계좌',
    PHONE: '휴대폰',
    FOREIGN_CARD: '해외 카드',
    PAYPAL: 'PayPal',
    DEPOSIT: '무통장입금',
    FREE: '무료',
    MOBILE: '간편결제·휴대폰',
    accountHelp: '발급된 계좌로 {count}일 안에 입금하시면 됩니다. 그때까지 자리를 잡아 둡니다.',
    foreignHelp: '해외에서 발급된 카드도 원화로 결제되며, 카드사의 환율과 수수료가 적용됩니다.',
    phoneHelp: '휴대폰 요금에 더해 청구됩니다. 환불은 결제하신 달에만 휴대폰 요금에서 취소됩니다.',
    payWith: '{method|으로} {amount} 결제하기',
    nextWith: '다음 화면에서 {method|으로} 결제합니다. 아직 돈이 빠져나가지 않습니다.',
    issue: '가상계좌 발급받기',
    nextIssue: '다음 화면에서 입금하실 계좌를 발급해 드립니다.',
  },
  en: {
    KAKAOPAY: 'Kakao Pay',
    NAVERPAY: 'Naver Pay',
    TOSSPAY: 'Toss Pay',
    CARD: 'Credit or debit card',
    TRANSFER: 'Bank transfer',
    VIRTUAL_ACCOUNT: 'Virtual account',
    PHONE: 'Mobile phone',
    FOREIGN_CARD: 'Foreign card',
    PAYPAL: 'PayPal',
    DEPOSIT: 'Bank deposit',
    FREE: 'Free',
    MOBILE: 'Mobile pay',
    accountHelp:
      'You get an account to deposit to within {count} {count|day/days}. Your seat is held until then.',
    foreignHelp:
      'Cards from abroad are charged in Korean won, at the rate and with the fees of the card company.',
    phoneHelp:
      'The amount is added to your phone bill. A refund can be taken off the bill only in the month of the payment.',
    payWith: 'Pay {amount} with {method}',
    nextWith: 'You pay with {method} on the next page. Nothing is charged yet.',
    issue: 'Get a virtual account',
    nextIssue: 'The next page gives you the account to pay to.',
  },
})
