import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  liveTomorrow: {
    ko: '내일 ‘{lesson}’ 라이브가 있어요. {when}에 시작해요.',
    en: '“{lesson}” is live tomorrow: {when}.',
    jp: '明日「{lesson}」のライブがあります。{when}に始まります。',
  },
  liveSoon: {
    ko: '‘{lesson}’ 라이브가 {time}에 시작해요. 지금 입장할 수 있어요.',
    en: '“{lesson}” goes live at {time}. You can enter now.',
    jp: '「{lesson}」のライブが{time}に始まります。いま入場できます。',
  },
  liveMoved: {
    ko: '‘{lesson}’ 라이브가 {when|으로} 바뀌었어요.',
    en: '“{lesson}” has moved to {when}.',
    jp: '「{lesson}」のライブが{when}に変更されました。',
  },
  liveEndMoved: {
    ko: '‘{lesson}’ 라이브 끝나는 시간이 {when|으로} 바뀌었어요.',
    en: '“{lesson}” now ends at {when}.',
    jp: '「{lesson}」のライブの終了時刻が{when}に変更されました。',
  },
  liveCancelled: {
    ko: '{when} ‘{lesson}’ 라이브가 취소되었어요.',
    en: '“{lesson}” on {when} is cancelled.',
    jp: '{when}の「{lesson}」のライブはキャンセルされました。',
  },
  liveOver: {
    ko: '‘{lesson}’ 라이브가 끝났어요. {count}명이 출석했어요.',
    en: '“{lesson}” is over. {count} {count|person/people} came.',
    jp: '「{lesson}」のライブが終わりました。{count}名が出席しました。',
  },
}
