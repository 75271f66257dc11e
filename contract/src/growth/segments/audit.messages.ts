import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '회원 그룹', en: 'Segments', jp: '会員グループ' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'segments.createSegment': {
    ko: '회원 그룹을 만들었어요',
    en: 'created a segment',
    jp: '会員グループを作成しました',
  },
  'segments.modifySegment': {
    ko: '회원 그룹을 고쳤어요',
    en: 'changed a segment',
    jp: '会員グループを編集しました',
  },
  'segments.deleteSegment': {
    ko: '회원 그룹을 지웠어요',
    en: 'deleted a segment',
    jp: '会員グループを削除しました',
  },
  'segments.addSegmentMembers': {
    ko: '회원 그룹에 회원을 넣었어요',
    en: 'added members to a segment',
    jp: '会員グループに会員を追加しました',
  },
  'segments.removeSegmentMember': {
    ko: '회원 그룹에서 회원을 제외했어요',
    en: 'removed a member from a segment',
    jp: '会員グループから会員を外しました',
  },
}
