import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { livePollMessages as texts } from './poll.messages.ts'

export const livePollMessages: Japanese<typeof texts> = {
  newPoll: '新しい投票',
  question: '質問',
  choice: '選択肢{number}',
  addChoice: '選択肢を追加',
  removeChoice: '選択肢{number}を削除',
  open: '投票を開始',
  close: '投票を締め切る',
  choicesOf: '{question}の選択肢',
  voteHint: '一つ選んでください。締め切りまで変更できます。',
  resultsLater: '投票すると途中結果が表示されます。',
  mine: '自分の選択',
  result: '{count}名（{percent}%）',
  total: '{count}名が投票',
  closed: '締め切られた投票です',
  anotherPoll: '新しい投票を作る',
  failed: '処理できませんでした。もう一度押してください。',
  incomplete: '質問と、異なる選択肢を二つ以上入力してください。',
}
