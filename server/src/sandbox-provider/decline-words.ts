import type { Language } from 'contract/i18n/languages'
import type { DeclineReason } from './payment.ts'

/** Why a payment is refused on request, as the test window offers it. */
export const declineWords: Record<Language, Record<DeclineReason, string>> = {
  ko: {
    REJECT_CARD_COMPANY: '카드사 승인 거절',
    EXCEED_MAX_AMOUNT: '결제 한도 초과',
    REJECT_CARD_PAYMENT: '한도 초과 또는 잔액 부족',
    INVALID_STOPPED_CARD: '정지된 카드',
    NOT_SUPPORTED_CARD_TYPE: '지원하지 않는 카드',
    REJECT_ACCOUNT_PAYMENT: '잔액 부족',
    NOT_AVAILABLE_BANK: '은행 이용 시간 아님',
    EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT: '하루 출금 한도 초과',
    INVALID_PASSWORD: '비밀번호 불일치',
    EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT: '월 결제 한도 초과',
    INVALID_AUTHORIZE_AUTH: '본인 인증 실패',
    INSTRUMENT_DECLINED: '결제 수단 거절',
  },
  en: {
    REJECT_CARD_COMPANY: 'Declined by the card company',
    EXCEED_MAX_AMOUNT: 'Over the limit',
    REJECT_CARD_PAYMENT: 'Over the limit or the balance',
    INVALID_STOPPED_CARD: 'Blocked card',
    NOT_SUPPORTED_CARD_TYPE: 'Card not supported',
    REJECT_ACCOUNT_PAYMENT: 'Balance too low',
    NOT_AVAILABLE_BANK: 'Bank not available at this hour',
    EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT: 'Over the daily limit',
    INVALID_PASSWORD: 'Wrong password',
    EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT: 'Over the monthly limit',
    INVALID_AUTHORIZE_AUTH: 'Identity not verified',
    INSTRUMENT_DECLINED: 'Way to pay declined',
  },
  jp: {
    REJECT_CARD_COMPANY: 'カード会社による承認拒否',
    EXCEED_MAX_AMOUNT: '利用限度額の超過',
    REJECT_CARD_PAYMENT: '限度額の超過または残高不足',
    INVALID_STOPPED_CARD: '停止されたカード',
    NOT_SUPPORTED_CARD_TYPE: '利用できないカード',
    REJECT_ACCOUNT_PAYMENT: '残高不足',
    NOT_AVAILABLE_BANK: '銀行の利用時間外',
    EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT: '1日の出金限度額の超過',
    INVALID_PASSWORD: 'パスワードの不一致',
    EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT: '月間の決済限度額の超過',
    INVALID_AUTHORIZE_AUTH: '本人確認の失敗',
    INSTRUMENT_DECLINED: '支払い方法の拒否',
  },
}
