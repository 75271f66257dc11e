import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { masterMessages as texts } from './master.messages.ts'

export const masterMessages: Japanese<typeof texts> = {
  master: '認証済みマスター',
  since: '{date}から{instructor}として登録できます。',
  not: 'まだ認証していません。認証すると{class}の{instructor}として登録できます。',
  verify: 'マスターとして認証する',
  unverify: '認証を取り消す',
  verified: '{name}さんをマスターとして認証しました。',
  unverified: '{name}さんのマスター認証を取り消しました。',
  failed: '処理できませんでした。もう一度押してください。',
}
