import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { attendeeUploadMessages as texts } from './attendee-upload.messages.ts'

export const attendeeUploadMessages: Japanese<typeof texts> = {
  open: 'Excelで追加',
  title: 'Excelで{participant}を追加します',
  about:
    'このサイトの会員をお支払いなしで{participant}として追加します。メールまたは電話番号で会員を探し、どちらもない場合は名前で探します。終了日を空欄にすると、{class}で決めた期間になります。',
  name: '名前',
  email: 'メール',
  phone: '電話番号',
  until: '終了日',
  add: '{count}名を追加する',
  WHO_MISSING: 'メール・電話番号・名前がありません',
  EMAIL_WRONG: 'メールの形式が違います',
  PHONE_WRONG: '電話番号の形式が違います',
  UNTIL_WRONG: '終了日が日付ではありません',
  UNTIL_PAST: '終了日が過ぎています',
  NOT_A_MEMBER: '会員ではありません',
  SEVERAL_MEMBERS: '同じ会員が複数いるためメールが必要です',
  BLOCKED: 'ブロックした会員',
  DUPLICATE: 'ファイル内で重複',
  ALREADY: '受講中',
}
