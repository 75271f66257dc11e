import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { liveAudienceMessages as texts } from './audience.messages.ts'

export const liveAudienceMessages: Japanese<typeof texts> = {
  picture: 'ステージの映像',
  delay: '視聴中・{min}〜{max}秒遅れ',
  before:
    '映像で視聴するライブです。実際より{min}〜{max}秒遅れて表示され、チャット・投票・挙手ができます。ステージに招待されるとカメラとマイクを使います。',
  enlarge: '全画面',
  hint: '視聴中です。話すには手を挙げてください。',
  invited: '進行役からステージに招待されました。上がるとカメラとマイクがオンになります。',
  accept: 'ステージに上がる',
  decline: 'あとで',
  leaveStage: 'ステージから降りる',
  onStage: 'ステージ {count}人',
  watching: '視聴 {count}人',
  nobody: 'まだ視聴している人はいません。',
  notLoaded: '視聴者を読み込めませんでした。',
  retry: '再試行',
  more: 'もっと見る',
  invitedCount: '招待中 {count}人',
  waitsForAnswer: '返事を待っています',
  invite: 'ステージに招待',
  inviteOf: '{name}さんをステージに招待',
  withdraw: '招待を取り消す',
  withdrawOf: '{name}さんの招待を取り消す',
  toAudience: '視聴に戻す',
  handUp: '手を挙げています',
  count: 'ステージ{stage}人、視聴{audience}人',
}
