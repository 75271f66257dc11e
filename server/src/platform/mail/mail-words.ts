import type { Language } from 'contract/i18n/languages'
import { filled, type Values, type Locale } from 'contract/i18n/sentences'

const ko = {
  codeSubject: '[{site}] 이메일 인증번호',
  codeTitle: '이메일 인증번호',
  codeText: '아래 인증번호 6자리를 화면에 입력해 주세요.',
  codeSmall: '10분 동안 쓸 수 있습니다. 요청한 적이 없다면 이 메일을 무시해 주세요.',
  resetSubject: '[{site}] 비밀번호 재설정',
  resetTitle: '비밀번호 재설정',
  resetText: '아래 버튼을 눌러 새 비밀번호를 정해 주세요.',
  resetSmall: '30분 동안 한 번만 쓸 수 있습니다. 요청한 적이 없다면 이 메일을 무시해 주세요.',
  resetButton: '새 비밀번호 정하기',
  receiptSubject: '[{site}] {class} 결제가 완료되었습니다',
  receiptTitle: '결제가 완료되었습니다',
  receiptText: '{name} 님, {enrolment}해 주셔서 감사합니다.',
  receiptButton: '{class} 보러 가기',
  refundSubject: '[{site}] {class} 환불이 완료되었습니다',
  refundTitle: '환불이 완료되었습니다',
  refundText: '{name} 님, 아래 금액을 환불해 드렸습니다.',
  refundWhen: '카드사에 따라 취소 내역이 보이기까지 며칠이 걸릴 수 있습니다.',
  refundButton: '결제 내역 보기',
  placeSubject: '[{site}] {class}에 자리가 났습니다',
  placeTitle: '기다리시던 자리가 났습니다',
  placeText: '{name} 님, 아래 기한까지 결제하시면 자리가 정해집니다. 기한이 지나면 다음 분께 넘어갑니다.',
  approvedSubject: '[{site}] {class} {enrolment|이} 승인되었습니다',
  approvedTitle: '{enrolment|이} 승인되었습니다',
  approvedText: '{name} 님, 아래 기한까지 결제하시면 자리가 정해집니다. 기한이 지나면 취소됩니다.',
  placeUntil: '결제 기한',
  placeButton: '결제하러 가기',
  orderNo: '주문번호',
  course: '{class}',
  paid: '결제 금액',
  paidAt: '결제 일시',
  refunded: '환불 금액',
  at: '{at}',
}
export type MailWord = keyof typeof ko

const en: Record<MailWord, string> = {
  codeSubject: '[{site}] Your verification code',
  codeTitle: 'Your verification code',
  codeText: 'Enter these six digits on the screen you came from.',
  codeSmall: 'It works for 10 minutes. If you did not ask for it, please ignore this mail.',
  resetSubject: '[{site}] Reset your password',
  resetTitle: 'Reset your password',
  resetText: 'Press the button to choose a new password.',
  resetSmall: 'The link works once, for 30 minutes. If you did not ask for it, please ignore this mail.',
  resetButton: 'Choose a new password',
  receiptSubject: '[{site}] Your {class} is paid',
  receiptTitle: 'Your payment is complete',
  receiptText: 'Thank you for your {enrolment}, {name}.',
  receiptButton: 'Go to the {class}',
  refundSubject: '[{site}] Your {class} is refunded',
  refundTitle: 'Your refund is complete',
  refundText: 'We have returned the amount below, {name}.',
  refundWhen: 'Depending on your card company it may take a few days to show.',
  refundButton: 'See my payments',
  placeSubject: '[{site}] There is a place for you',
  placeTitle: 'There is a place for you',
  placeText:
    '{name}, the place is yours once you pay within the time below. After that it goes to the next person.',
  approvedSubject: '[{site}] Your {enrolment} was accepted',
  approvedTitle: 'Your {enrolment} was accepted',
  approvedText:
    '{name}, the place is yours once you pay within the time below. After that your {enrolment} is cancelled.',
  placeUntil: 'Pay by',
  placeButton: 'Go to the payment',
  orderNo: 'Order',
  course: '{class}',
  paid: 'Paid',
  paidAt: 'When',
  refunded: 'Refunded',
  at: '{at} (Seoul)',
}

const jp: Record<MailWord, string> = {
  codeSubject: '[{site}] メール認証コード',
  codeTitle: 'メール認証コード',
  codeText: '次の6桁の認証コードを画面に入力してください。',
  codeSmall: '有効期間は10分です。お心当たりのない場合は、このメールを破棄してください。',
  resetSubject: '[{site}] パスワードの再設定',
  resetTitle: 'パスワードの再設定',
  resetText: '下のボタンから新しいパスワードを設定してください。',
  resetSmall: 'リンクは30分間、1回のみ有効です。お心当たりのない場合は、このメールを破棄してください。',
  resetButton: '新しいパスワードを設定する',
  receiptSubject: '[{site}] {class}のお支払いが完了しました',
  receiptTitle: 'お支払いが完了しました',
  receiptText: '{name} 様、{enrolment}ありがとうございます。',
  receiptButton: '{class}を見る',
  refundSubject: '[{site}] {class}の返金が完了しました',
  refundTitle: '返金が完了しました',
  refundText: '{name} 様、次の金額を返金いたしました。',
  refundWhen: 'カード会社により、取り消しの反映まで数日かかることがあります。',
  refundButton: 'お支払い履歴を見る',
  placeSubject: '[{site}] {class}に空きが出ました',
  placeTitle: 'お待ちいただいた席に空きが出ました',
  placeText: '{name}様、下記の期限までにお支払いいただくと席が確定します。期限を過ぎると次の方に移ります。',
  approvedSubject: '[{site}] {class}の{enrolment}が承認されました',
  approvedTitle: '{enrolment}が承認されました',
  approvedText:
    '{name}様、下記の期限までにお支払いいただくと席が確定します。期限を過ぎるとキャンセルされます。',
  placeUntil: 'お支払い期限',
  placeButton: 'お支払いへ進む',
  orderNo: '注文番号',
  course: '{class}',
  paid: 'お支払い金額',
  paidAt: 'お支払い日時',
  refunded: '返金金額',
  at: '{at}（ソウル時間）',
}

export const mailWords: Record<Language, Record<MailWord, string>> = { ko, en, jp }

/** Formats a mail in the reader's language with the site's terms. */
export const writing =
  (locale: Locale, values: Values = {}) =>
  (word: MailWord) =>
    filled(mailWords[locale.language][word], locale, values)
