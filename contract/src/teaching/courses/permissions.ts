import { allStaff, managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_CLASS_READ: {
    heldBy: allStaff,
    group: 'class',
    order: 10,
    label: { ko: '{class} 목록 보기', en: 'See the list of {class|s}', jp: '{class}一覧を見る' },
  },
  SITE_CLASS_UPDATE: {
    heldBy: managers,
    rule: 'notForTeachers',
    group: 'class',
    order: 20,
    label: { ko: '모든 {class} 다루기', en: 'Manage every {class}', jp: 'すべての{class}を管理する' },
  },
  CLASS_LIFECYCLE_CREATE: {
    heldBy: allStaff,
    group: 'class',
    order: 30,
    label: { ko: '{class} 만들기', en: 'Make {class|s}', jp: '{class}を作る' },
  },
  CLASS_LIFECYCLE_UPDATE: {
    heldBy: allStaff,
    group: 'class',
    order: 50,
    label: {
      ko: '{class} 공개하고 모집 여닫기',
      en: 'Publish {class|s}, open and close {enrolment}',
      jp: '{class}を公開し、受付を開始・終了する',
    },
  },
  CLASS_LIFECYCLE_DELETE: {
    heldBy: managers,
    group: 'class',
    order: 60,
    label: {
      ko: '{class} 지우고 되살리기',
      en: 'Delete and restore {class|s}',
      jp: '{class}を削除・復元する',
    },
  },
  CLASS_PUBLIC_READ: {
    heldBy: allStaff,
    group: 'class',
    order: 70,
    label: {
      ko: '{class} 공개 상태 보기',
      en: 'See whether {class|a} is public',
      jp: '{class}の公開状態を見る',
    },
  },
  CLASS_PUBLIC_UPDATE: {
    heldBy: allStaff,
    group: 'class',
    order: 80,
    label: {
      ko: '{class} 공개 상태 바꾸기',
      en: 'Make {class|a} public or private',
      jp: '{class}の公開状態を変更する',
    },
  },
  CLASS_INFO_READ: {
    heldBy: allStaff,
    group: 'class',
    order: 90,
    label: { ko: '{class} 설정 보기', en: 'See the settings of {class|a}', jp: '{class}の設定を見る' },
  },
  CLASS_INFO_UPDATE: {
    heldBy: allStaff,
    group: 'class',
    order: 100,
    label: {
      ko: '{class} 정보와 커리큘럼 바꾸기',
      en: 'Change information and curriculum',
      jp: '{class}の情報とカリキュラムを変更する',
    },
  },
  CLASS_PAYMENT_READ: {
    heldBy: managers,
    group: 'class',
    order: 110,
    label: { ko: '{class} 가격 보기', en: 'See the price of {class|a}', jp: '{class}の価格を見る' },
  },
  CLASS_PAYMENT_UPDATE: {
    heldBy: managers,
    group: 'class',
    order: 120,
    label: {
      ko: '{class} 가격과 모집 조건 바꾸기',
      en: 'Change price and conditions',
      jp: '{class}の価格と受付条件を変更する',
    },
  },
} as const satisfies PermissionDeclarations
