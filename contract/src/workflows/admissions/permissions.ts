import { allStaff, managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  CLASS_STUDENT_CREATE: {
    heldBy: managers,
    group: 'student',
    order: 20,
    label: { ko: '{participant} 추가하기', en: 'Add {participant|s}', jp: '{participant}を追加する' },
  },
  CLASS_STUDENT_READ: {
    heldBy: allStaff,
    group: 'student',
    order: 10,
    label: { ko: '{participant} 보기', en: 'See {participant|s}', jp: '{participant}を見る' },
  },
  CLASS_STUDENT_UPDATE: {
    heldBy: managers,
    group: 'student',
    order: 30,
    label: {
      ko: '{enrolment} 취소하고 환불하기',
      en: 'Cancel {enrolment|s} and give money back',
      jp: '{enrolment}をキャンセルして返金する',
    },
  },
  CLASS_STUDENT_EXCEL_DOWNLOAD: {
    heldBy: managers,
    group: 'student',
    order: 40,
    label: {
      ko: '{participant} 명단 내려받기',
      en: 'Download the list of {participant|s}',
      jp: '{participant}名簿をダウンロードする',
    },
  },
} as const satisfies PermissionDeclarations
