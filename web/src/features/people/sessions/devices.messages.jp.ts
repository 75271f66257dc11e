import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { deviceMessages as texts } from './devices.messages.ts'

export const deviceMessages: Japanese<typeof texts> = {
  title: 'ログイン中の端末',
  lead: '心当たりのない端末があれば、ログアウトしてパスワードを変更してください。',
  someBrowser: '不明なブラウザー',
  here: 'この端末',
  seen: '最終利用 {at}',
  trusted: '2段階認証を省略：{until}まで',
  onlyTrusted: 'ログアウト済み・2段階認証を省略：{until}まで',
  forget: '解除',
  forgetThis: '{name}の2段階認証の省略を解除',
  forgotten: '今後はその端末でも2段階認証をたずねます。',
  end: 'ログアウト',
  endThis: '{name}をログアウト',
  ended: 'その端末からログアウトしました。',
  endOthers: '他の端末をすべてログアウト',
  endedOthers: '他の端末{count}台からログアウトしました。',
  askTitle: '他の端末をすべてログアウトしますか？',
  askText: 'この端末だけがログインしたまま残ります。他の端末では再度ログインが必要です。',
  cancel: 'キャンセル',
  notLoaded: '端末の一覧を読み込めませんでした。',
  failed: 'ログアウトできませんでした。',
  retry: '再試行',
}
