import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  ANNOUNCEMENT_PERIOD: {
    code: '891171',
    status: 400,
    ko: '끝나는 시각은 지금과 시작 시각보다 뒤여야 해요.',
    en: 'It must end after it starts, and not before now.',
    jp: '終了日時は、現在と開始日時より後にしてください。',
  },
  ANNOUNCEMENT_OVER: {
    code: '891172',
    status: 409,
    ko: '이미 끝난 공지는 바꿀 수 없어요. 새로 만들어 주세요.',
    en: 'This announcement is over and cannot be changed. Please make a new one.',
    jp: '終了した告知は変更できません。新しく作成してください。',
  },
  ANNOUNCEMENT_NOT_RUNNING: {
    code: '891173',
    status: 409,
    ko: '지금 보이고 있는 공지가 아니에요.',
    en: 'This announcement is not running.',
    jp: '現在表示中の告知ではありません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
