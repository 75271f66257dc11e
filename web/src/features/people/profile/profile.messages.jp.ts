import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { informationMessages as texts } from './profile.messages.ts'

export const informationMessages: Japanese<typeof texts> = {
  portrait: 'プロフィール写真',
  portraitLead:
    '登録中のすべてのサイトで共通して使われます。JPG、PNG · 2MBまで。大きな写真は自動で縮小してアップロードします。',
  portraitSaved: 'プロフィール写真を変更しました。',
  portraitRemoved: 'プロフィール写真を削除しました。',
  marketing: 'お知らせやお得な情報を受け取る',
  marketingLead: '{site}の新しい{class}や割引のお知らせを受け取ります。いつでもオフにできます。',
  marketingSince: '{at}に同意しました。',
  marketingNever: '現在は受け取っていません。',
  marketingOn: '今後、お知らせをお送りします。',
  marketingOff: '今後、お知らせはお送りしません。',
  night: '夜間も受け取る',
  nightLead: '21時から翌8時の間もSMSとプッシュ通知を受け取ります。',
  nightNever: '現在は朝に届きます。',
  nightNeedsNews: 'お知らせを受け取る設定にすると選べます。',
  nightOn: '今後、夜間もお知らせをお送りします。',
  nightOff: '今後、夜間はお知らせをお送りしません。',
  notLoaded: '読み込めませんでした。',
  retry: '再試行',
  failed: '保存できませんでした。',
}
