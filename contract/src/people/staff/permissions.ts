import { managers, owners, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_ACL_CREATE: {
    heldBy: managers,
    group: 'staff',
    order: 20,
    label: { ko: '운영진 초대하기', en: 'Invite to the staff', jp: '運営メンバーを招待する' },
  },
  SITE_ACL_READ: {
    heldBy: managers,
    group: 'staff',
    order: 10,
    label: { ko: '운영진 보기', en: 'See the staff', jp: '運営メンバーを見る' },
  },
  SITE_ACL_UPDATE: {
    heldBy: owners,
    group: 'staff',
    order: 30,
    label: { ko: '운영진 역할 바꾸기', en: 'Change the role of staff', jp: '運営メンバーの役割を変更する' },
  },
  SITE_ACL_DELETE: {
    heldBy: owners,
    group: 'staff',
    order: 40,
    label: { ko: '운영진에서 내보내기', en: 'Remove from the staff', jp: '運営メンバーから外す' },
  },
  SITE_OWNER_UPDATE: { heldBy: owners, rule: 'ownersOnly' },
  // From the specification; no feature uses them yet. A feature that does moves its own.
  SITE_INFO_READ: {
    heldBy: managers,
    group: 'site',
    order: 30,
    label: { ko: '사이트 정보 보기', en: 'See information about the site', jp: 'サイト情報を見る' },
  },
  SITE_PLAN_READ: {
    heldBy: managers,
    group: 'money',
    order: 90,
    label: { ko: '이용 요금제 보기', en: 'See the plan of the site', jp: 'ご利用プランを見る' },
  },
  SITE_PLAN_UPDATE: { heldBy: owners, rule: 'ownersOnly' },
  SITE_PLAN_CANCEL: { heldBy: owners, rule: 'ownersOnly' },
  SITE_PLAN_COUPON_READ: {
    heldBy: owners,
    group: 'money',
    order: 100,
    label: { ko: '요금제 쿠폰 보기', en: 'See coupons for the plan', jp: 'プランのクーポンを見る' },
  },
  SITE_PLAN_COUPON_UPDATE: { heldBy: owners, rule: 'ownersOnly' },
  SITE_COUPON_CREATE: {
    heldBy: managers,
    group: 'money',
    order: 40,
    label: { ko: '쿠폰 만들기', en: 'Make coupons', jp: 'クーポンを作る' },
  },
  SITE_COUPON_READ: {
    heldBy: managers,
    group: 'money',
    order: 30,
    label: { ko: '쿠폰 보기', en: 'See coupons', jp: 'クーポンを見る' },
  },
  SITE_COUPON_UPDATE: {
    heldBy: managers,
    group: 'money',
    order: 50,
    label: { ko: '쿠폰 바꾸기', en: 'Change coupons', jp: 'クーポンを変更する' },
  },
  SITE_COUPON_DELETE: {
    heldBy: managers,
    group: 'money',
    order: 60,
    label: { ko: '쿠폰 지우기', en: 'Delete coupons', jp: 'クーポンを削除する' },
  },
  SITE_FORM_CREATE: {
    heldBy: managers,
    group: 'community',
    order: 80,
    label: { ko: '양식 만들기', en: 'Make forms', jp: 'フォームを作る' },
  },
  SITE_FORM_READ: {
    heldBy: managers,
    group: 'community',
    order: 70,
    label: { ko: '양식 보기', en: 'See forms', jp: 'フォームを見る' },
  },
  SITE_FORM_UPDATE: {
    heldBy: managers,
    group: 'community',
    order: 90,
    label: { ko: '양식 바꾸기', en: 'Change forms', jp: 'フォームを変更する' },
  },
  SITE_FORM_DELETE: {
    heldBy: managers,
    group: 'community',
    order: 100,
    label: { ko: '양식 지우기', en: 'Delete forms', jp: 'フォームを削除する' },
  },
  PACKAGE_LIFECYCLE_CREATE: {
    heldBy: managers,
    group: 'class',
    order: 150,
    label: { ko: '패키지 만들기', en: 'Make packages', jp: 'パッケージを作る' },
  },
} as const satisfies PermissionDeclarations
