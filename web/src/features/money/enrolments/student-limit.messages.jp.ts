import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { studentLimitMessages as texts } from './student-limit.messages.ts'

export const studentLimitMessages: Japanese<typeof texts> = {
  title: 'サイト別の{participant}上限',
  count: '{count}件',
  about: '一つのサイトで同時に受講できる人数を決めます。上限を下げても、受講中の方はそのままです。',
  search: 'サイトを検索',
  clear: '検索語を消す',
  site: 'サイト',
  students: '受講中',
  people: '{count}名',
  limit: '上限',
  unlimited: '制限なし',
  change: '上限を変更',
  changeOf: '{name}の上限を変更',
  field: '同時に受講できる人数',
  fieldHint: '空欄の場合は制限がありません。',
  unit: '名',
  save: '保存',
  cancel: 'キャンセル',
  saved: '{name}の上限を保存しました。',
  failed: '保存できませんでした。もう一度お試しください。',
  tooSmall: '1名以上で入力してください。',
  empty: '該当するサイトがありません',
  near: 'このサイトでは{limit}名まで同時に受講でき、現在{count}名が受講中です',
  nearText:
    '上限に達すると新しい{enrolment}を受け付けられません。追加が必要な場合はプラットフォームの運営者にお問い合わせください。',
  full: '同時に受講できる{limit}名に達しました',
  fullText:
    '新しい{enrolment}を受け付けられません。追加が必要な場合はプラットフォームの運営者にお問い合わせください。',
  share: 'このサイトの{participant}上限: {limit}名中{count}名',
}
