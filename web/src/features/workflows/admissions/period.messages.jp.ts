import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { periodMessages as texts } from './period.messages.ts'

export const periodMessages: Japanese<typeof texts> = {
  change: '受講期間を変更',
  title: '{count}名の受講期間を変更します',
  how: '変更方法',
  DAYS: '日数を延ばす',
  daysHint: '残りの期間に加えます。期間が終わった方は今日から数えます。',
  UNTIL: '終了日を決める',
  untilHint: '期間制限のない方は終了日でのみ変更できます。',
  days: '延ばす日数',
  day: '日',
  until: '終了日',
  past: '今日以降の日付を選んでください。',
  waiting: '待機中の方の期間は変更できません。',
  keep: 'そのままにする',
  save: '変更する',
  done: '{count}名の受講期間を変更しました。',
}
