import type { Translations } from '../../i18n/translations.ts'

/** What a notification says, by its kind. */
export const notificationTexts: Translations = {
  depositAwaited: {
    ko: '{name} 님이 ‘{title}’ 주문을 무통장입금으로 했어요. {when}까지 입금을 확인해 주세요.',
    en: '{name} pays for “{title}” by bank deposit, due by {when}.',
    jp: '{name}さんが「{title}」を銀行振込で注文しました。{when}までに入金を確認してください。',
  },
  depositDue: {
    ko: '‘{title}’ 입금 기한이 {when}까지예요. 기한이 지나면 자리가 취소돼요.',
    en: 'Your deposit for “{title}” is due by {when}. After that your place is released.',
    jp: '「{title}」の入金期限は{when}です。期限を過ぎると席がキャンセルされます。',
  },
  applicationDepositDue: {
    ko: '‘{title}’ 입금 기한이 {when}까지예요. 기한이 지나면 {enrolment|이} 취소돼요.',
    en: 'Your deposit for “{title}” is due by {when}. After that your {enrolment} is cancelled.',
    jp: '「{title}」の入金期限は{when}です。期限を過ぎると{enrolment}がキャンセルされます。',
  },
  refundAccountNeeded: {
    ko: '‘{title}’ 결제 금액을 돌려드릴 계좌를 입력해 주세요.',
    en: 'Please enter the account to which we return your payment for “{title}”.',
    jp: '「{title}」のお支払い金額を返金する口座を入力してください。',
  },
  refundByHand: {
    ko: '{name} 님의 ‘{title}’ {enrolment|이} 승인되지 않고 끝났어요. 입금받은 {amount|을} 돌려준 뒤 환불을 기록해 주세요.',
    en: 'The {enrolment} of {name} for “{title}” ended without approval. Please return the {amount} and record the refund.',
    jp: '{name}さんの「{title}」の{enrolment}は承認されずに終了しました。入金された{amount}を返金し、返金を記録してください。',
  },
  cashReceiptDue: {
    ko: '{name} 님이 입금한 ‘{title}’의 현금영수증을 {when}까지 발급해 주세요.',
    en: 'Please issue the cash receipt for “{title}”, paid by {name}, by {when}.',
    jp: '{name}さんが入金した「{title}」の現金領収書を{when}までに発行してください。',
  },
  depositExpired: {
    ko: '입금이 확인되지 않아 ‘{title}’ 주문이 취소되었어요.',
    en: 'No deposit came in time, so your order for “{title}” was cancelled.',
    jp: '入金を確認できなかったため、「{title}」の注文がキャンセルされました。',
  },
}
