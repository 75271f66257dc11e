import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { domainMessages as texts } from './domains.messages.ts'

export const domainMessages: Japanese<typeof texts> = {
  title: 'ドメイン',
  sub: 'お持ちのアドレスでこのサイトを開けるようにします。',
  own: '基本アドレス',
  ownWhy: 'いつでも使えるアドレスです。独自ドメインを接続すると、訪問者はそのアドレスに移動します。',
  add: '独自ドメインを接続する',
  addWhy:
    'ドメインを購入したサービスの管理画面で、レコードを2つ追加すると接続されます。通常は数分、長くて1日かかります。',
  domain: 'ドメイン',
  domainHint: '例）class.example.jp',
  ask: '接続をはじめる',
  list: '接続したドメイン',
  REQUESTED: '確認中',
  DNS_PENDING: '確認中',
  VERIFIED: '所有を確認済み',
  ACTIVE: '接続済み',
  FAILED: '接続できませんでした',
  primary: 'メインアドレス',
  makePrimary: 'メインアドレスにする',
  check: '今すぐ確認する',
  again: '再試行',
  remove: '接続を解除',
  removeOf: '{domain}の接続を解除',
  removeTitle: '{domain}の接続を解除しますか？',
  removeText:
    'このアドレスからの訪問者は、サイトを見られなくなります。再び接続するには、最初からやり直す必要があります。',
  keep: 'そのままにする',
  removed: '接続を解除しました。',
  NO_PROOF: '所有を確認するTXTレコードがまだ見つかりません。',
  WRONG_PROOF: 'TXTレコードはありますが、値が異なります。下の値をそのまま入力してください。',
  NO_ADDRESS: '所有を確認しました。このドメインの参照先がまだ設定されていません。',
  LEADS_ELSEWHERE:
    '所有を確認しました。このドメインは別の場所を参照しています。以前のA、AAAA、CNAMEレコードを削除してください。',
  leaving:
    'このドメインはもうこのサイトにつながっていません。7日以内に下のレコードを入れ直さないと接続が切れます。',
  TAKEN: '別のサイトが先にこのドメインを接続しました。',
  step1: '1. ドメインの所有を証明してください',
  step2: '2. このサイトを参照するよう設定してください',
  step2Hint:
    'どちらか1つで構いません。前に名前が付くドメインはCNAME、何も付かないドメインはAをお使いください。',
  step2One: '前に名前が付くドメイン（例：class.example.jp）をお使いの場合に追加してください。',
  type: '種類',
  name: '名前',
  value: '値',
  checkedAt: '最終確認 {at}',
  stillWaiting: 'まだ見つかりません。5分ごとに自動で再確認します。',
  nowActive: '接続されました。',
  nowVerified: '所有を確認しました。あとは参照先を変更するだけです。',
  failed: '処理できませんでした。もう一度お試しください。',
  need: 'ドメインを入力してください',
}
