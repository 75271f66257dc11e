import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { applicationMessages as texts } from './application.messages.ts'

export const applicationMessages: Japanese<typeof texts> = {
  LIST: 'キャンセル待ち',
  APPROVAL: '承認{enrolment}',
  LISTText: '満席です。空きが出たら待ち順にお知らせします。',
  APPROVALText: '運営者が{enrolment}を確認し、結果をお知らせします。',
  payLater: '今はお支払いはありません。席が決まりましたら48時間以内にお支払いください。',
  freeLater: 'お支払いはありません。席が決まるとすぐに始められます。',
  before: '先にお待ちの方',
  people: '{count}名',
  LISTDo: 'キャンセル待ちに登録する',
  APPROVALDo: '承認を申し込む',
  LISTDone: 'キャンセル待ちに登録しました。順番はマイ{classroom}で確認できます。',
  APPROVALDone: '承認の{enrolment}が完了しました。結果は通知でお知らせします。',
}
