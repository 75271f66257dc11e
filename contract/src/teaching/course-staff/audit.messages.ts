import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '함께하는 사람',
  en: 'People of {class|a}',
  jp: '担当者',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'course-staff.addTutor': {
    ko: '{class}에 {instructor|을} 등록했어요',
    en: 'registered {instructor|a} of {class|a}',
    jp: '{class}に{instructor}を登録しました',
  },
  'course-staff.changeClassStaff': {
    ko: '{class}에서 맡은 일을 바꿨어요',
    en: 'changed the task of somebody in {class|a}',
    jp: '{class}での担当を変更しました',
  },
  'course-staff.makeLead': {
    ko: '{class}의 대표 {instructor|을} 정했어요',
    en: 'named the lead {instructor} of {class|a}',
    jp: '{class}の代表{instructor}を決めました',
  },
  'course-staff.removeClassStaff': {
    ko: '{class}에서 내보냈어요',
    en: 'removed somebody from {class|a}',
    jp: '{class}から外しました',
  },
  'course-staff.inviteToClass': {
    ko: '{class|을} 함께할 사람을 초대했어요',
    en: 'invited somebody to work on {class|a}',
    jp: '{class}の担当者を招待しました',
  },
  'course-staff.resendClassInvitation': {
    ko: '{class} 초대를 다시 보냈어요',
    en: 'sent an invitation to {class|a} again',
    jp: '{class}への招待を再送しました',
  },
  'course-staff.withdrawClassInvitation': {
    ko: '{class} 초대를 취소했어요',
    en: 'withdrew an invitation to {class|a}',
    jp: '{class}への招待を取り消しました',
  },
  'course-staff.verifyMaster': {
    ko: '마스터로 인증했어요',
    en: 'verified a master',
    jp: 'マスターとして認証しました',
  },
  'course-staff.unverifyMaster': {
    ko: '마스터 인증을 해제했어요',
    en: 'took the verification of a master back',
    jp: 'マスター認証を取り消しました',
  },
}
