import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { textSenderMessages as texts } from './text-sender.messages.ts'

export const textSenderMessages: Japanese<typeof texts> = {
  title: 'SMSの発信',
  why: 'SMSキャンペーンで使う番号と、予想費用を計算する単価です。番号は先にSolapiに登録してください。',
  senderNumber: '発信番号',
  senderHint: 'Solapiに登録した発信番号を入力してください。',
  refusalNumber: '無料受信拒否番号',
  refusalHint: '広告SMSの最後に入ります。Solapiで取得した080番号を入力してください。',
  prices: '1件の単価',
  pricesHint: 'Solapiの料金表でアカウントの単価を確認して入力すると、送信前に予想費用を表示します。',
  ALIMTALK: 'アリムトーク',
  FRIENDTALK: '友だちトーク',
  FRIENDTALK_IMAGE: '友だちトーク（写真）',
  SMS: '短文SMS',
  LMS: '長文SMS',
  MMS: '写真付きメッセージ',
  won: 'ウォン',
  senderWrong: '8〜11桁の数字を入力してください。',
  refusalWrong: '080で始まる番号を入力してください。',
  save: '保存',
  saved: 'SMSの発信情報を保存しました',
  failed: '保存できませんでした。しばらくしてからもう一度お試しください。',
}
