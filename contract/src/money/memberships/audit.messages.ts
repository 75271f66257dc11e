import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '멤버십', en: 'Memberships', jp: 'メンバーシップ' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'memberships.createMembership': {
    ko: '멤버십을 만들었어요',
    en: 'made a membership',
    jp: 'メンバーシップを作成しました',
  },
  'memberships.modifyMembership': {
    ko: '멤버십을 수정했어요',
    en: 'changed a membership',
    jp: 'メンバーシップを編集しました',
  },
  'memberships.setMembershipState': {
    ko: '멤버십 판매 상태를 바꿨어요',
    en: 'changed the sale of a membership',
    jp: 'メンバーシップの販売状態を変更しました',
  },
  'memberships.pauseForMember': {
    ko: '회원의 멤버십을 일시정지했어요',
    en: 'paused the membership of a member',
    jp: '会員のメンバーシップを一時停止しました',
  },
  'memberships.resumeForMember': {
    ko: '회원의 멤버십을 다시 시작했어요',
    en: 'resumed the membership of a member',
    jp: '会員のメンバーシップを再開しました',
  },
  'memberships.orderMemberships': {
    ko: '멤버십 순서를 바꿨어요',
    en: 'put the memberships into another order',
    jp: 'メンバーシップの順番を変更しました',
  },
  'memberships.deleteMembership': {
    ko: '멤버십을 삭제했어요',
    en: 'deleted a membership',
    jp: 'メンバーシップを削除しました',
  },
}
