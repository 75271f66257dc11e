import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { classBoardMessages as texts } from './class-boards.messages.ts'

export const classBoardMessages: Japanese<typeof texts> = {
  boards: '掲示板',
  none: '閲覧できる掲示板がありません',
  noneText: 'この{class}を受ける方・教える方だけが閲覧できるか、まだ掲示板がありません。',
  noAccessText: 'この掲示板や投稿は、ほかの方にだけ公開されています。',
  signIn: 'ログイン',
  toClass: '{class}を見る',
  failed: '読み込めませんでした',
  retry: '再試行',
}
