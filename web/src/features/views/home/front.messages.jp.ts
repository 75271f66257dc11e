import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { frontMessages as texts } from './front.messages.ts'

export const frontMessages: Japanese<typeof texts> = {
  title: 'オンライン{class}サイトを作る',
  hero: '教えることに集中。\nあとはSeodangにお任せください。',
  lead: '自分の名前、色、アドレスで開くオンライン{class}サイトです。動画とライブ、ミッションと修了証、{participant}の管理まで一か所で完結します。',
  start: 'サイトを作る',
  mine: 'マイサイトへ',
  note: 'カード登録は不要です。メール認証だけで始められます。',
  examples: 'サンプルサイト',
  examplesText:
    'このサーバーで公開中のサンプルサイトです。ブランドカラーを一つ変えるだけで、ロゴやボタン、進捗バーまで変わります。',
  visit: '{name}を見てみる',
  who: 'こんな方に向いています',
  body: 'ヨガ・運動',
  bodyText: '定員を決めてライブで教え、過去の{course}は動画で見せられます。',
  craft: 'クラフト・趣味',
  craftText: '対面の{course}と動画を一つの{class}にまとめ、材料費も事前に案内します。',
  work: '財務・キャリア',
  workText: '動画講義にミッションを加え、最後まで一緒に走り切ります。',
  school: 'スクール・社内研修',
  schoolText: '出席と進捗を確認し、修了証まで発行します。',
  promises: '三つの約束',
  yours: '会員はあなたの会員です',
  yoursText: '会員リストはいつでもダウンロードでき、全体をバックアップして別のサーバーに移せます。',
  resumes: '途切れても続きから',
  resumesText: '動画は見ていたところから、アップロードは送れたところから再開します。',
  languages: '三つの言語',
  languagesText: '韓国語、英語、日本語の画面を用意し、用語も合わせます。',
  cost: '利用料も販売手数料もありません',
  costText:
    'Seodangは自分のサーバーで動かすオープンソースです。かかるのはサーバー代だけです。決済会社との連携はまだなく、テスト決済のみ利用できます。',
  licence: 'MITライセンスのオープンソース',
  noFee: '月額利用料・販売手数料0円',
  noLimit: '人数と容量はサーバー次第',
  open: '機能差なし、ソースコードをすべて公開',
}
