import type { Language } from '../../i18n/languages.ts'
import type { CourierCd } from './deliveries.rules.ts'

/** The carriers as people know them. */
export const courierNames: Record<CourierCd, Record<Language, string>> = {
  CJ: { ko: 'CJ대한통운', en: 'CJ Logistics', jp: 'CJ大韓通運' },
  EPOST: { ko: '우체국택배', en: 'Korea Post', jp: '韓国郵便局' },
  HANJIN: { ko: '한진택배', en: 'Hanjin Express', jp: '韓進宅配' },
  LOTTE: { ko: '롯데택배', en: 'Lotte Global Logistics', jp: 'ロッテ宅配' },
  LOGEN: { ko: '로젠택배', en: 'Logen', jp: 'ロジェン宅配' },
  OTHER: { ko: '기타', en: 'Other', jp: 'その他' },
}
