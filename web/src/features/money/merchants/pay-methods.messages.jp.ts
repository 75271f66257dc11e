import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { merchantMethodMessages as texts } from './pay-methods.messages.ts'

export const merchantMethodMessages: Japanese<typeof texts> = {
  title: '決済方法',
  why: '決済会社と契約した方法だけをオンにしてください。契約していない方法は決済画面で開きません。',
  save: '決済方法を保存',
  saved: '決済方法を保存しました。',
  none: '決済方法を1つ以上選択してください。',
  account: '入金をすぐに受け取るには、決済会社にバーチャル口座の通知（DEPOSIT_CALLBACK）も登録してください。',
  failed: '決済方法を保存できませんでした。しばらくしてからもう一度お試しください。',
}
