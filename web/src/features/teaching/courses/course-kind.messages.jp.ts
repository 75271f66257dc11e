import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { kindMessages as texts } from './course-kind.messages.ts'

export const kindMessages: Japanese<typeof texts> = {
  type01: 'プロジェクト',
  type02: '特別レクチャー',
  type04: 'オーダーメイド{class}',
  type03: 'クラブ',
  schedule: 'スケジュール',
  weekly: '毎週{days}',
  hours: '{from}–{until}',
  months: '{count}か月',
  once: '1回',
  least: '最少人数',
  leastOf: '{count}名から開催',
  where: '開催場所',
  elsewhere: '外部サイト',
  open: '参加ページへ',
  openOf: '{title}の参加ページへ',
  joined: '登録されました。ボタンを押すと新しいウィンドウで開きます。',
  elsewhereTitle: 'この{class}は別のサイトで行われます',
  elsewhereText: 'ボタンを押すと新しいウィンドウで開きます。',
}
