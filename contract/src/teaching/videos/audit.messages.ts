import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '영상', en: 'Videos', jp: '動画' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'videos.retryVideo': {
    ko: '영상을 다시 준비하게 했어요',
    en: 'had a video prepared again',
    jp: '動画の準備をやり直しました',
  },
  'videos.cancelVideo': {
    ko: '영상 올리기를 그만뒀어요',
    en: 'stopped the upload of a video',
    jp: '動画のアップロードを中止しました',
  },
  'videos.saveCaptions': {
    ko: '영상에 자막을 더했어요',
    en: 'added captions to a video',
    jp: '動画に字幕を追加しました',
  },
  'videos.removeCaptions': {
    ko: '영상의 자막을 지웠어요',
    en: 'deleted captions of a video',
    jp: '動画の字幕を削除しました',
  },
}
