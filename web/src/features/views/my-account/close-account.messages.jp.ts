import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { withdrawalMessages as texts } from './close-account.messages.ts'

export const withdrawalMessages: Japanese<typeof texts> = {
  title: '退会',
  lead: 'すべてのサイトから一度に退会します。',
  open: '退会する',
  close: '閉じる',
  blockedTitle: 'まだ退会できません',
  blockedText: '先に以下の内容を整理してください。',
  owner: '{site}のオーナーです。サイトを他の方に引き継いでから退会できます。',
  placeUntil: '{title}（{site}）— {at}まで受講できる有料の{class}です。',
  placeOpen: '{title}（{site}）— 決済中または承認待ちの{class}です。',
  goToSite: 'サイトへ',
  endless: '{title}（{site}）',
  givesUp: '期限なく受講できる有料の{class}を放棄します。返金はありません。',
  needGivesUp: '放棄することに同意してください。',
  at: '退会するとすぐに',
  atOnce: 'すべての端末からログアウトされ、再びログインすることはできません。',
  addressFree: '同じメールアドレスで新たに登録できますが、現在の履歴は引き継がれません。',
  places: '受講中の無料の{class}の席はなくなります。',
  words:
    '投稿した{review}や記事は、お名前を伏せて「退会した会員」として残ります。削除したい場合は、退会する前に削除してください。',
  later: '{days}日後',
  erased: 'お名前、メールアドレス、携帯電話番号、写真、同意の記録を削除します。',
  law: '法令に基づき',
  kept: '注文と決済の記録は、電子商取引法に基づき{years}年間、他の情報と分けて保管したのち削除します。',
  stay: 'キャンセル',
  leave: '退会する',
  left: '退会しました。これまでご利用いただきありがとうございました。',
  notLoaded: '読み込めませんでした。',
  retry: '再試行',
  failed: '退会できませんでした。しばらくしてからもう一度お試しください。',
}
