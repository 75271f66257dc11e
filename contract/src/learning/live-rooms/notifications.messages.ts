import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  recordingReady: {
    ko: '‘{lesson}’ 녹화를 볼 수 있어요. 확인하고 공개해 주세요.',
    en: 'The recording of “{lesson}” can be played. Check it, then publish it.',
    jp: '「{lesson}」の録画を再生できます。確認して公開してください。',
  },
  recordingFailed: {
    ko: '‘{lesson}’ 녹화를 영상으로 만들지 못했어요. 다시 시도해 주세요.',
    en: 'The recording of “{lesson}” did not become a video. Please try again.',
    jp: '「{lesson}」の録画を動画にできませんでした。もう一度お試しください。',
  },
  recordingStopped: {
    ko: '‘{lesson}’ 녹화가 멈췄어요. 그때까지의 녹화는 남아 있어요.',
    en: 'The recording of “{lesson}” stopped. What was recorded before is kept.',
    jp: '「{lesson}」の録画が停止しました。それまでの録画は残っています。',
  },
}
