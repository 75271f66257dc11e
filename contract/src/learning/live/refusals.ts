import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  LIVE_NOT_TODAY: {
    code: '400002',
    status: 409,
    ko: '오늘 예정된 라이브 {class|이} 없습니다.',
    en: 'There is no live {class} today.',
    jp: '本日予定されているライブ{class}はありません。',
  },
  LIVE_NOT_OPEN: {
    code: '860001',
    status: 409,
    ko: '아직 입장할 수 없습니다. 시작 {minutes}분 전부터 입장할 수 있습니다.',
    en: 'You cannot enter yet. You can from {minutes} {minutes|minute/minutes} before the start.',
    jp: 'まだ入場できません。開始{minutes}分前から入場できます。',
  },
  LIVE_OVER: {
    code: '860002',
    status: 409,
    ko: '이미 끝난 라이브입니다.',
    en: 'This live {course} is over.',
    jp: 'このライブは終了しました。',
  },
  LIVE_LINK_MISSING: {
    code: '860003',
    status: 409,
    ko: '입장 링크가 아직 없습니다. 진행자에게 문의하거나 시작 시간을 확인해 주세요.',
    en: 'There is no link to enter yet. Please ask the host or check the opening time.',
    jp: '入場リンクがまだありません。進行役にお問い合わせいただくか、開始時刻をご確認ください。',
  },
  LIVE_COUNTED_INSIDE: {
    code: '860010',
    status: 409,
    ko: '화상 {classroom}에 들어오면 출석이 자동으로 기록됩니다.',
    en: 'Attendance is recorded when you are inside the video room.',
    jp: 'ビデオ{classroom}に入ると出席が自動で記録されます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
