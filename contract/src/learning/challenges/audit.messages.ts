import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '{challenge}', en: '{challenge|s}', jp: '{challenge}' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'challenges.downloadChallengeAttendees': {
    ko: '{challenge} 참여자를 엑셀로 내려받았어요',
    en: 'downloaded who takes part in {challenge|a} as a spreadsheet',
    jp: '{challenge}の参加者をExcelでダウンロードしました',
  },
  'challenges.createChallenge': {
    ko: '{challenge|을} 만들었어요',
    en: 'made {challenge|a}',
    jp: '{challenge}を作成しました',
  },
  'challenges.updateChallengeSetting': {
    ko: '{challenge} 운영 방식을 바꿨어요',
    en: 'changed how {challenge|a} runs',
    jp: '{challenge}の運営方法を変更しました',
  },
  'challenges.updateChallengeTerm': {
    ko: '{challenge} 기수를 수정했어요',
    en: 'changed a term of {challenge|a}',
    jp: '{challenge}の期を変更しました',
  },
  'challenges.copyChallengeTerm': {
    ko: '{challenge} 다음 기수를 준비했어요',
    en: 'prepared the next term of {challenge|a}',
    jp: '{challenge}の次の期を準備しました',
  },
  'challenges.deleteChallengeTerm': {
    ko: '{challenge} 기수를 삭제했어요',
    en: 'deleted a term of {challenge|a}',
    jp: '{challenge}の期を削除しました',
  },
  'challenges.addChallengeLeader': {
    ko: '{challenge} 리더를 정했어요',
    en: 'named a leader of {challenge|a}',
    jp: '{challenge}のリーダーを追加しました',
  },
  'challenges.removeChallengeLeader': {
    ko: '{challenge} 리더를 해제했어요',
    en: 'removed a leader of {challenge|a}',
    jp: '{challenge}のリーダーを外しました',
  },
  'challenges.updateChallengeMission': {
    ko: '{challenge} 미션을 저장했어요',
    en: 'saved a mission of {challenge|a}',
    jp: '{challenge}のミッションを保存しました',
  },
  'challenges.orderChallengeMissions': {
    ko: '{challenge} 미션의 순서를 바꿨어요',
    en: 'changed the order of the missions of {challenge|a}',
    jp: '{challenge}のミッションの順番を変更しました',
  },
  'challenges.deleteChallengeMission': {
    ko: '{challenge} 미션을 삭제했어요',
    en: 'deleted a mission of {challenge|a}',
    jp: '{challenge}のミッションを削除しました',
  },
  'challenges.rejectCheckIn': {
    ko: '{challenge} 인증을 반려했어요',
    en: 'refused a check-in of {challenge|a}',
    jp: '{challenge}の達成報告を差し戻しました',
  },
}
