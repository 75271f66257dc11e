import type { Translations } from '../../i18n/translations.ts'

/** What a notification says, by its kind. */
export const notificationTexts: Translations = {
  applicant: {
    ko: '{name} 님의 ‘{title}’ {enrolment|이} 들어왔어요.',
    en: 'New {enrolment} for “{title}”: {name}.',
    jp: '{name}さんから「{title}」の{enrolment}がありました。',
  },
  enrolled: {
    ko: '‘{title}’ {enrolment|이} 완료되었어요.',
    en: 'Your {enrolment} for “{title}” is complete.',
    jp: '「{title}」の{enrolment}が完了しました。',
  },
  cancelled: {
    ko: '‘{title}’ {enrolment|이} 취소되었어요.',
    en: 'Your {enrolment} for “{title}” was cancelled.',
    jp: '「{title}」の{enrolment}がキャンセルされました。',
  },
  refunded: {
    ko: '‘{title}’ {enrolment|이} 취소되고 {amount|이} 환불되었어요.',
    en: 'Your {enrolment} for “{title}” was cancelled and {amount} refunded.',
    jp: '「{title}」の{enrolment}がキャンセルされ、{amount}が返金されました。',
  },
  staffCancelled: {
    ko: '{name} 님의 ‘{title}’ {enrolment|이} 취소되었어요.',
    en: 'The {enrolment} of {name} for “{title}” was cancelled.',
    jp: '{name}さんの「{title}」の{enrolment}がキャンセルされました。',
  },
  waitApplied: {
    ko: '{name} 님이 ‘{title}’에 대기 {enrolment|을} 했어요.',
    en: '{name} is waiting for a place in “{title}”.',
    jp: '{name}さんが「{title}」のキャンセル待ちに登録しました。',
  },
  approvalAsked: {
    ko: '{name} 님이 ‘{title}’ {enrolment} 승인을 기다려요.',
    en: '{name} applied for “{title}” and waits for approval.',
    jp: '{name}さんが「{title}」の{enrolment}の承認を待っています。',
  },
  payInvited: {
    ko: '‘{title}’에 자리가 났어요. {when}까지 결제하면 시작할 수 있어요.',
    en: 'There is a place for you in “{title}”. Pay by {when} to begin.',
    jp: '「{title}」に空きが出ました。{when}までにお支払いいただくと始められます。',
  },
  payApproved: {
    ko: '‘{title}’ {enrolment|이} 승인되었어요. {when}까지 결제하면 시작할 수 있어요.',
    en: 'Your {enrolment} for “{title}” was accepted. Pay by {when} to begin.',
    jp: '「{title}」の{enrolment}が承認されました。{when}までにお支払いいただくと始められます。',
  },
  payOver: {
    ko: '결제 기한이 지나 ‘{title}’ 자리가 다음 분께 넘어갔어요.',
    en: 'The time to pay is over, so your place in “{title}” went to the next person.',
    jp: 'お支払い期限が過ぎたため、「{title}」の席は次の方に移りました。',
  },
  approvalOver: {
    ko: '결제 기한이 지나 ‘{title}’ {enrolment|이} 취소되었어요.',
    en: 'The time to pay is over, so your {enrolment} for “{title}” was cancelled.',
    jp: 'お支払い期限が過ぎたため、「{title}」の{enrolment}はキャンセルされました。',
  },
  notLetIn: {
    ko: '‘{title}’ {enrolment|이} 승인되지 않았어요.',
    en: 'Your {enrolment} for “{title}” was not accepted.',
    jp: '「{title}」の{enrolment}は承認されませんでした。',
  },
  waitOver: {
    ko: '모집이 끝나 ‘{title}’ {enrolment|이} 취소되었어요. 결제한 금액은 모두 환불돼요.',
    en: 'Your {enrolment} for “{title}” ended without a place. Everything you paid goes back.',
    jp: '募集が終了したため、「{title}」の{enrolment}はキャンセルされました。お支払い金額は全額返金されます。',
  },
  standby: {
    ko: '‘{title}’ {enrolment|이} 대기로 바뀌었어요. 자리가 나면 알려 드릴게요.',
    en: 'You are now in reserve for “{title}”. We will tell you when there is a place.',
    jp: '「{title}」の{enrolment}が待機に変わりました。空きが出たらお知らせします。',
  },
  periodChanged: {
    ko: '‘{title}’ 수강 기간이 {when}까지로 바뀌었어요.',
    en: 'You can learn in “{title}” until {when} now.',
    jp: '「{title}」の受講期間が{when}までに変わりました。',
  },
  periodEnds: {
    ko: '‘{title}’ 수강 기간이 {count}일 남았어요.',
    en: '{count} {count|day/days} left in “{title}”.',
    jp: '「{title}」の受講期間は残り{count}日です。',
  },
  periodEndsSoon: {
    ko: '‘{title}’ 수강 기간이 곧 끝나요. {when}까지 볼 수 있어요.',
    en: 'Your time in “{title}” ends soon: {when}.',
    jp: '「{title}」の受講期間がまもなく終わります。{when}まで受講できます。',
  },
}
