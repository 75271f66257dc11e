import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '{challenge}', en: '{challenge|S}', jp: '{challenge}' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
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
}
