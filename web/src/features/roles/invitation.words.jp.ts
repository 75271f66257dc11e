import type { Japanese } from '../../platform/words/dictionary.ts'
import type { invitationWords as texts } from './invitation.words.ts'

export const invitationWords: Japanese<typeof texts> = {
  title: '運営メンバーへのご招待',
  lead: '{name}さんが{site}の{role}としてご招待しています。',
  OWN: 'オーナー',
  MNG: '運営者',
  TCH: '{instructor}',
  aboutOWN: 'すべての操作ができます。オーナーの指定と料金プランの変更は、オーナーだけが行えます。',
  aboutMNG: '{class}と会員、売上を一緒に管理します。',
  aboutTCH: '自分が担当する{class}だけを扱います。',
  until: '{date}まで承諾できます。',
  accept: '承諾する',
  later: 'あとで',
  accepted: '{site}の運営メンバーになりました。',
  loading: '招待を確認しています',
  failed: '招待を開けませんでした',
  home: 'サイトへ',
}
