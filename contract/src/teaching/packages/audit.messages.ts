import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '패키지', en: 'Packages', jp: 'パッケージ' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'packages.createPackage': {
    ko: '패키지를 만들었어요',
    en: 'made a package',
    jp: 'パッケージを作成しました',
  },
  'packages.addPackageCourse': {
    ko: '패키지에 {class|을} 담았어요',
    en: 'put {class|a} into a package',
    jp: 'パッケージに{class}を入れました',
  },
  'packages.removePackageCourse': {
    ko: '패키지에서 {class|을} 제외했어요',
    en: 'took {class|a} out of a package',
    jp: 'パッケージから{class}を外しました',
  },
  'packages.orderPackageCourses': {
    ko: '패키지의 {class} 순서를 바꿨어요',
    en: 'changed the order of the {class|s} of a package',
    jp: 'パッケージの{class}の順序を変更しました',
  },
}
