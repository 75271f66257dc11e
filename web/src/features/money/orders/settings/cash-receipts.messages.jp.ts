import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { cashReceiptsMessages as texts } from './cash-receipts.messages.ts'

export const cashReceiptsMessages: Japanese<typeof texts> = {
  owed: '発行する現金領収書 {count}件',
  owedText:
    '銀行振込は入金日から5日以内に発行する必要があります。ホームタックスで発行後、承認番号を入力してください。',
  list: '現金領収書を発行する注文',
  orderer: '注文者',
  amount: '金額',
  due: '発行期限',
  why: '理由',
  asked: '購入者の申請',
  mandatory: '10万ウォン以上',
  title: '現金領収書',
  INCOME: '所得控除用',
  EXPENSE: '支出証明用',
  SELF: '自主発行',
  numberOf: '発行番号：{number}',
  numberEnd: '末尾{end}',
  unknown: '購入者の申請がありません。{number}で自主発行してください。',
  dueBy: '{date}までに発行してください。',
  issuedAs: '承認番号 {number}・{date}',
  refunded: '返金した金額分の現金領収書もホームタックスで取り消してください。',
  issueNumber: '承認番号',
  numberWrong: '承認番号をご確認ください',
  save: '発行済みとして記録',
  saved: '現金領収書の発行を記録しました。',
  failed: '保存できませんでした。もう一度お試しください。',
  byProvider: '決済会社が発行します。',
}
