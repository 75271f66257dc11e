import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '회원', en: 'Members', jp: '会員' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'members.downloadMembers': {
    ko: '회원 목록을 내려받았어요',
    en: 'downloaded the list of members',
    jp: '会員一覧をダウンロードしました',
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
