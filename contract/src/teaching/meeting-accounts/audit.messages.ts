import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '라이브 설정', en: 'Live settings', jp: 'ライブ設定' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'meeting-accounts.connectZoom': {
    ko: 'Zoom 계정을 연결했어요',
    en: 'connected the Zoom account',
    jp: 'Zoomアカウントを連携しました',
  },
  'meeting-accounts.checkZoom': {
    ko: 'Zoom 연결을 확인했어요',
    en: 'checked the connection to Zoom',
    jp: 'Zoomとの接続を確認しました',
  },
  'meeting-accounts.disconnectZoom': {
    ko: 'Zoom 연결을 끊었어요',
    en: 'disconnected the Zoom account',
    jp: 'Zoomの連携を解除しました',
  },
  'meeting-accounts.beginGoogleMeet': {
    ko: 'Google 계정 연결을 시작했어요',
    en: 'began to connect a Google account',
    jp: 'Googleアカウントの連携を始めました',
  },
  'meeting-accounts.connectGoogleMeet': {
    ko: 'Google 계정을 연결했어요',
    en: 'connected a Google account',
    jp: 'Googleアカウントを連携しました',
  },
  'meeting-accounts.checkGoogleMeet': {
    ko: 'Google 연결을 확인했어요',
    en: 'checked the connection to Google',
    jp: 'Googleとの接続を確認しました',
  },
  'meeting-accounts.disconnectGoogleMeet': {
    ko: 'Google 연결을 끊었어요',
    en: 'disconnected the Google account',
    jp: 'Googleの連携を解除しました',
  },
  'meeting-accounts.saveLiveService': {
    ko: '새 라이브의 진행 도구를 바꿨어요',
    en: 'changed the service of new live {course|s}',
    jp: '新しいライブを行うサービスを変更しました',
  },
}
