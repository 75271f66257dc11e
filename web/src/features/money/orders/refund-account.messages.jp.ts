import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { refundAccountMessages as texts } from './refund-account.messages.ts'

export const refundAccountMessages: Japanese<typeof texts> = {
  bank: '銀行',
  chooseBank: '銀行を選択',
  bankNeeded: '銀行を選択してください。',
  number: '口座番号',
  numberWrong: '口座番号を数字で入力してください。',
  holder: '口座名義',
  holderNeeded: '口座名義を入力してください。',
  why: 'バーチャル口座へのお振込み分は、この口座に返金いたします。返金が完了すると口座情報は削除されます。',
  give: '返金口座を入力',
  title: '返金先の口座',
  save: 'この口座に返金を受ける',
  later: '後で',
  done: '返金口座を受け付けました。',
  failed: '受け付けられませんでした。口座を確認して、もう一度お試しください。',
}
