import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { depositAccountMessages as texts } from './deposit-account.messages.ts'

export const depositAccountMessages: Japanese<typeof texts> = {
  title: '銀行振込',
  why: '決済会社なしで口座に直接入金されます。入金は販売履歴で確認します。手数料はありません。',
  isActive: '銀行振込を受け付ける',
  isActiveHint: 'オンにすると決済画面に表示されます。オフにしても入金待ちの注文はそのままです。',
  bank: '銀行',
  bankHint: '例：国民銀行',
  account: '口座番号',
  accountWrong: '口座番号は数字とハイフンで入力してください',
  holder: '口座名義',
  days: '入金期限',
  daysUnit: '日',
  daysHint: '注文日から数えて、最終日の23時59分（韓国時間）までです。',
  daysWrong: '1日から14日まで指定できます',
  needed: '入力してください',
  save: '口座を保存',
  saved: '銀行振込の口座を保存しました。',
  failed: '保存できませんでした。しばらくしてからもう一度お試しください。',
  sandboxEnds: '口座を保存すると、プラットフォームのテスト決済は使われなくなります。',
}
