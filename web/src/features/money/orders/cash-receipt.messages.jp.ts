import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { cashReceiptMessages as texts } from './cash-receipt.messages.ts'

export const cashReceiptMessages: Japanese<typeof texts> = {
  title: '現金領収書',
  NONE: '申請しない',
  INCOME: '所得控除用',
  EXPENSE: '支出証明用',
  INCOMENumber: '携帯電話番号',
  EXPENSENumber: '事業者登録番号',
  EXPENSEHint: '数字10桁',
  numberWrong: '番号をご確認ください',
  byHand: '入金の確認後、販売者が発行します。番号は発行のみに使用し、発行後は下4桁だけを残します。',
  byProvider: '番号は決済画面で入力します。決済完了後、決済会社が発行します。',
  mandatory: '10万ウォン以上は申請がなくても販売者が発行します。',
  SELF: '自主発行',
  issued: '{kind}・承認番号 {number}',
  awaited: '{kind}（{end}）発行予定',
  awaitedThere: '{kind}を申請',
  open: '現金領収書を見る',
}
