import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { invitingMessages as texts } from './inviting.messages.ts'

export const invitingMessages: Japanese<typeof texts> = {
  open: '{participant}を追加',
  title: '会員を{participant}として追加します',
  about:
    'お支払いなしですぐに受講を始められます。ほかの方法で支払い済みの会員や、無料で招待したい会員のメールアドレスを入力してください。',
  emails: '会員のメールアドレス',
  emailsHint: '一度に{most}名まで、改行またはカンマで区切ります。表からコピーして貼り付けることもできます。',
  none: 'メールアドレスを1件以上入力してください。',
  wrong: 'メールアドレスではないものがあります: {list}',
  tooMany: '一度に追加できるのは{most}名までです。',
  add: '追加する',
  addSome: '{count}名を追加する',
  keep: '閉じる',
  done: '{count}名を追加し、お知らせしました。',
  notAll: '{count}名を追加できませんでした',
  failed: '追加できませんでした。しばらくしてからもう一度お試しください。',
}
