import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '화상 {classroom}',
  en: 'Video room',
  jp: 'ビデオ{classroom}',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'live-rooms.removeFromRoom': {
    ko: '화상 {classroom}에서 내보냈어요',
    en: 'removed somebody from a video room',
    jp: 'ビデオ{classroom}から退出させました',
  },
  'live-rooms.startRecording': {
    ko: '화상 {classroom} 녹화를 시작했어요',
    en: 'started recording a video room',
    jp: 'ビデオ{classroom}の録画を開始しました',
  },
  'live-rooms.stopRecording': {
    ko: '화상 {classroom} 녹화를 멈췄어요',
    en: 'stopped recording a video room',
    jp: 'ビデオ{classroom}の録画を停止しました',
  },
  'live-rooms.publishRecording': {
    ko: '녹화한 영상을 공개했어요',
    en: 'published a recorded video',
    jp: '録画した動画を公開しました',
  },
  'live-rooms.deleteRecordedBoard': {
    ko: '라이브의 화이트보드를 지웠어요',
    en: 'deleted the whiteboard of a live {course}',
    jp: 'ライブのホワイトボードを削除しました',
  },
  'live-rooms.readmitToRoom': {
    ko: '화상 {classroom}에 다시 들어올 수 있게 했어요',
    en: 'let somebody into a video room again',
    jp: 'ビデオ{classroom}への再入場を許可しました',
  },
}
