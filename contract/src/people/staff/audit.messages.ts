import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '운영진', en: 'Staff', jp: '運営メンバー' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'staff.changeRole': {
    ko: '운영진의 역할을 바꿨어요',
    en: 'changed the role of staff',
    jp: '運営メンバーの役割を変更しました',
  },
  'staff.removeStaff': {
    ko: '운영진에서 내보냈어요',
    en: 'removed somebody from the staff',
    jp: '運営メンバーから外しました',
  },
  'staff.addOwner': {
    ko: '소유자로 추가했어요',
    en: 'added an owner',
    jp: 'オーナーに追加しました',
  },
  'staff.deleteOwner': {
    ko: '소유자 해제를 진행했어요',
    en: 'went on to remove an owner',
    jp: 'オーナーの解除を進めました',
  },
  'staff.cancelOwnerRemoval': {
    ko: '소유자 해제를 취소했어요',
    en: 'cancelled the removal of an owner',
    jp: 'オーナーの解除を取り消しました',
  },
  'staff.inviteUser': {
    ko: '운영진으로 초대했어요',
    en: 'invited somebody to the staff',
    jp: '運営メンバーに招待しました',
  },
  'staff.inviteMembers': {
    ko: '이메일로 운영진에 초대했어요',
    en: 'invited somebody to the staff by e-mail',
    jp: 'メールで運営メンバーに招待しました',
  },
  'staff.resendInvitation': {
    ko: '초대를 다시 보냈어요',
    en: 'sent an invitation again',
    jp: '招待を再送しました',
  },
  'staff.approveInvitation': {
    ko: '소유자 초대를 승인했어요',
    en: 'approved an invitation to become an owner',
    jp: 'オーナー招待を承認しました',
  },
  'staff.withdrawInvitation': {
    ko: '초대를 취소했어요',
    en: 'withdrew an invitation',
    jp: '招待を取り消しました',
  },
  'staff.saveRolePermissions': {
    ko: '할 수 있는 일을 바꿨어요',
    en: 'changed what a role may do',
    jp: '権限を変更しました',
  },
}
