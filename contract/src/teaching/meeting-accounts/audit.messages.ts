import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '라이브 설정', en: 'Live settings', jp: 'ライブ設定' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'meetingAccounts.connectZoom': {
    ko: 'Zoom 계정을 연결했어요',
    en: 'connected the Zoom account',
    jp: 'Zoomアカウントを連携しました',
  },
  'meetingAccounts.checkZoom': {
    ko: 'Zoom 연결을 확인했어요',
    en: 'checked the connection to Zoom',
    jp: 'Zoomとの接続を確認しました',
  },
  'meetingAccounts.disconnectZoom': {
    ko: 'Zoom 연결을 끊었어요',
    en: 'disconnected the Zoom account',
    jp: 'Zoomの連携を解除しました',
  },
  'meetingAccounts.saveLiveService': {
    ko: '새 라이브를 여는 곳을 바꿨어요',
    en: 'changed the service of new live {course|s}',
    jp: '新しいライブを行うサービスを変更しました',
  },
}
