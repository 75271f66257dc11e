import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { classExtraMessages as texts } from './class-extras.messages.ts'

export const classExtraMessages: Japanese<typeof texts> = {
  details: '{class}のご案内',
  opensNew: '（新しいウィンドウ）',
  remainingTerm: '残り期間',
  remainingSeats: '残席',
  seatsLeft: '{count}席',
  together: 'これまでに{count}名が参加しました',
  leftDays: '{d}日{h}時間{m}分',
  leftHours: '{h}時間{m}分{s}秒',
  banner: '{class}のご案内バナー',
  ends: '残り{left}',
  rate: '5点満点中{rate}点',
  close: '閉じる',
  monthCount: '（{count}か月）',
  paidInWon: 'カードは決済画面に表示されるウォンで決済されます',
  material: '材料費',
  apart: '{name}・受講料とは別',
  delivery: '配送',
  deliveryIncluded: '商品をお届けします（受講料に含まれます）',
  attendSum: '累計{count}名',
  joinTitle: '参加条件',
  MEMBER_ONLY: 'サイト会員だけが参加できます。',
  join: '会員登録する',
  signIn: 'ログインする',
}
