import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { templateMessages as texts } from './templates.messages.ts'

export const templateMessages: Japanese<typeof texts> = {
  title: 'トップ画面の構成',
  why: 'トップ画面で最初に表示するものを選びます。いつでも変更できます。',
  basic: '基本',
  basicText: 'バナーの下に、人気の{class}と新しい{class}を分けて表示します。',
  list: '一覧',
  listText: 'バナーなしで{class}をまとめて表示します。{class}が多いサイトに向いています。',
  landing: '紹介',
  landingText: '代表的な{class}を一つずつ大きく紹介します。{class}が少ないサイトに向いています。',
}
