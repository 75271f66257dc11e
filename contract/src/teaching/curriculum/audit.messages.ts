import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '커리큘럼', en: 'Curriculum', jp: 'カリキュラム' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'curriculum.addCurriculum': {
    ko: '{course|을} 더했어요',
    en: 'added {course|a}',
    jp: '{course}を追加しました',
  },
  'curriculum.saveCurriculum': {
    ko: '{course|을} 고쳤어요',
    en: 'changed {course|a}',
    jp: '{course}を編集しました',
  },
  'curriculum.removeCurriculum': {
    ko: '{course|을} 지웠어요',
    en: 'deleted {course|a}',
    jp: '{course}を削除しました',
  },
  'curriculum.orderCurriculum': {
    ko: '{course} 순서를 바꿨어요',
    en: 'changed the order of {course|s}',
    jp: '{course}の順番を変更しました',
  },
  'curriculum.setProgressMode': {
    ko: '{course|을} 듣는 순서를 바꿨어요',
    en: 'changed in which order {course|s} are taken',
    jp: '{course}の進め方を変更しました',
  },
  'curriculum.copyCurriculums': {
    ko: '다른 {class}에서 {course|을} 가져왔어요',
    en: 'took {course|s} over from another {class}',
    jp: '別の{class}から{course}を取り込みました',
  },
  'curriculum.changeCurriculums': {
    ko: '여러 {course|을} 한꺼번에 바꿨어요',
    en: 'changed several {course|s} at once',
    jp: '複数の{course}をまとめて変更しました',
  },
  'curriculum.removeCurriculums': {
    ko: '여러 {course|을} 지웠어요',
    en: 'deleted several {course|s}',
    jp: '複数の{course}を削除しました',
  },
  'curriculum.copyCourse': {
    ko: '{class|을} 복제했어요',
    en: 'copied {class|a}',
    jp: '{class}を複製しました',
  },
}
