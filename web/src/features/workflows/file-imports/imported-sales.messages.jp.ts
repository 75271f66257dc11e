import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { importedSaleMessages as texts } from './imported-sales.messages.ts'

export const importedSaleMessages: Japanese<typeof texts> = {
  title: '以前の販売記録',
  sub: '他のサービスで販売した内容です。このサイトの売上と精算には加えません。',
  back: '他のサービスから移す',
  none: '取り込んだ販売記録がありません',
  noneText: '購入者のファイルを取り込むと、誰が何をいくらで購入したか確認できます。',
  first: '最初のページへ',
  buyer: '購入者',
  bought: '{class}',
  amount: '支払額',
  soldOn: '購入日',
  until: '終了日',
  state: '状態',
  PLACED: '登録済み',
  WAITING: '登録待ち',
  RECORDED: '記録のみ',
}
