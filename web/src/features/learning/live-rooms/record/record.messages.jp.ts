import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { liveRecordMessages as texts } from './record.messages.ts'

export const liveRecordMessages: Japanese<typeof texts> = {
  title: 'ライブでのやり取り',
  parts: '表示する内容',
  talk: 'チャット {count}',
  questions: '非公開の質問 {count}',
  polls: '投票 {count}',
  loading: '記録を読み込んでいます',
  failed: '記録を読み込めませんでした',
  retry: '再試行',
  empty: 'やり取りはありません',
  emptyText: 'このライブではチャットと投票がありませんでした。',
  noTalk: 'チャットはありませんでした',
  noTalkText: '投票の結果は上でご覧いただけます。',
  noPolls: '投票はありませんでした',
  more: 'もっと見る',
}
