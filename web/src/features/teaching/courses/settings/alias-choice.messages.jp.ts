import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { aliasChoiceMessages as texts } from './alias-choice.messages.ts'

export const aliasChoiceMessages: Japanese<typeof texts> = {
  alias: 'サービスエイリアス',
  aliasHint: 'どのアドレスの一覧に置くかを決めます。変えても以前のアドレスからは新しいアドレスに移動します。',
  usual: '基本（{path}）',
  named: '{name}（{path}）',
  where: 'サービスエイリアス',
  every: 'すべての{class}',
}
