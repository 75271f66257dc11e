import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '회원', en: 'Members', jp: '会員' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'members.downloadMembers': {
    ko: '회원 목록을 내려받았어요',
    en: 'downloaded the list of members',
    jp: '会員一覧をダウンロードしました',
  },
  'members.getMemberTemplate': {
    ko: '회원 초대 양식을 내려받았어요',
    en: 'downloaded the template for inviting members',
    jp: '会員招待のテンプレートをダウンロードしました',
  },
  'members.checkMemberUpload': {
    ko: '초대할 회원의 엑셀 파일을 확인했어요',
    en: 'checked a spreadsheet of people to invite',
    jp: '招待する会員のExcelファイルを確認しました',
  },
  'members.inviteNewMembers': {
    ko: '회원을 초대했어요',
    en: 'invited members',
    jp: '会員を招待しました',
  },
  'members.downloadMemberUpload': {
    ko: '회원 초대 결과를 내려받았어요',
    en: 'downloaded the result of inviting members',
    jp: '会員招待の結果をダウンロードしました',
  },
  'members.withdrawMemberInvitation': {
    ko: '회원 초대를 취소했어요',
    en: 'withdrew the invitation of a member',
    jp: '会員の招待を取り消しました',
  },
  'members.saveMemberMemos': {
    ko: '회원 메모를 고쳤어요',
    en: 'changed the memo about a member',
    jp: '会員のメモを編集しました',
  },
  'members.blockMember': {
    ko: '회원을 차단했어요',
    en: 'blocked a member',
    jp: '会員をブロックしました',
  },
  'members.unblockMember': {
    ko: '회원의 차단을 풀었어요',
    en: 'let a member in again',
    jp: '会員のブロックを解除しました',
  },
}
