import { managers, owners, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_SEO_READ: {
    heldBy: managers,
    group: 'site',
    order: 60,
    label: { ko: '검색 노출 보기', en: 'See how search engines find the site', jp: '検索での表示設定を見る' },
  },
  SITE_SEO_UPDATE: {
    heldBy: owners,
    group: 'site',
    order: 70,
    label: {
      ko: '검색 노출 바꾸기',
      en: 'Change how search engines find the site',
      jp: '検索での表示設定を変更する',
    },
  },
} as const satisfies PermissionDeclarations
