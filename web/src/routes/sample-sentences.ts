import { filled } from 'contract/i18n/sentences'
import { classroomMessages } from '../features/learning/lessons/lessons.messages.ts'
import { courseMessages } from '../features/teaching/courses/courses.messages.ts'
import { reviewMessages } from '../features/community/reviews/reviews.messages.ts'
import type { SampleSentences } from '../features/site/terminology/sample-sentences.ts'
import { notificationSentences } from '../notification-sentences.ts'
import { translatorFor } from '../platform/words/dictionary.ts'

/** Sentences that preview the site's own terms while the owner edits them. */
export const sampleSentences: SampleSentences = (locale, values) => {
  const course = translatorFor(courseMessages, locale)
  const notification = (kind: string) =>
    filled(notificationSentences.get(kind)?.[locale.language] ?? '', locale, values)
  return [
    { kind: 'button', text: course('ENROL') },
    { kind: 'button', text: course('enter') },
    { kind: 'page', text: course('listFound', { count: 12 }) },
    { kind: 'page', text: course('emptyTitle') },
    { kind: 'page', text: course('instructor', values) },
    { kind: 'page', text: translatorFor(classroomMessages, locale)('lockedORDER') },
    { kind: 'page', text: translatorFor(reviewMessages, locale)('none') },
    { kind: 'alarm', text: notification('applicant') },
    { kind: 'alarm', text: notification('review') },
  ]
}
