import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { roundsWords as texts } from './rounds.words.ts'

export const roundsWords: Japanese<typeof texts> = {
  title: '期',
  why: '同じ{class}を日程を変えてもう一度開きます。これまでの{participant}はそのまま学べます。',
  current: '募集中の期',
  noDates: '日程なし',
  dates: '{from} 〜 {until}',
  from: '{from}から',
  until: '{until}まで',
  people: '{count}名',
  peopleOf: '{count}/{max}名',
  waiting: '待機{count}名',
  open: '次の期を開く',
  openTitle: '{name}を開きます',
  openText: 'これからは{name}への{enrolment}になります。前の期の{enrolment}は受け付けません。',
  startAt: '開始',
  endAt: '終了',
  payEndAt: '募集を締め切る日時',
  noEnd: '空欄の場合は締め切りなし',
  opened: '{name}を開きました。',
  keep: 'やめる',
  failed: '期を読み込めませんでした',
  retry: '再試行',
  unsaved: '保存していない変更があります。先に保存してください。',
}
