import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { learningHistoryMessages as texts } from './learning-history.messages.ts'

export const learningHistoryMessages: Japanese<typeof texts> = {
  open: '学習履歴',
  title: '{name}さんの学習履歴',
  summary: '全{all}件中{done}件完了 · 進捗率{percent}%',
  table: '{course}ごとの学習履歴',
  lesson: '{course}',
  state: '状態',
  opened: '初めて開いた日時',
  completed: '完了した日時',
  NONE: '未開始',
  STARTED: '学習中',
  DONE: '完了',
  watched: '{percent}%視聴',
  none: '登録された{course}はまだありません',
  noneText: '{course}を登録すると、いつ開いて完了したかを確認できます。',
  close: '閉じる',
}
