import type { Japanese } from '../words/dictionary.ts'
import type { switchedOffMessages as texts } from './switched-off.messages.ts'

export const switchedOffMessages: Japanese<typeof texts> = {
  LIVE_ROOMS: '現在、ビデオ{classroom}は新しく選べません',
  PHONE_CAMPAIGNS: '現在、携帯電話への送信はできません',
  MEMBERSHIPS: '現在、メンバーシップへの新規加入はできません',
  VIDEO_UPLOADS: '現在、新しい動画はアップロードできません',
  SITE_OPENING: '現在、新しいサイトは作成できません',
  by: 'プラットフォームの運営者が一時的に停止しています。',
  LIVE_ROOMSGoesOn: 'すでに決まっている予定はそのまま行われます。',
  PHONE_CAMPAIGNSGoesOn:
    '送信中だったものは再開後に続けて送られます。メールとサイト内の通知はこれまでどおり送れます。',
  MEMBERSHIPSGoesOn: '加入済みの会員は引き続き利用でき、更新されます。',
  VIDEO_UPLOADSGoesOn: 'アップロード中の動画は最後まで送信され、動画はこれまでどおり視聴できます。',
  SITE_OPENINGGoesOn: '作成済みのサイトはこれまでどおり運営できます。',
}
