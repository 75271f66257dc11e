import { expect, test } from 'vitest'
import { standardKeywords } from 'contract/i18n/keywords'
import { languages } from 'contract/i18n/languages'
import { alarmSentence } from 'contract/messaging/notifications/sentences'
import { notificationSentences } from '../web/src/notification-sentences.ts'
import { PRODUCT, textsOf } from './source-texts.ts'

const counts =
  'count|days|months|minutes|hours|total|used|done|failed|left|limit|max|min|most|least|seats|people'
/** A number with a plural behind it, which reads "1 months"; `{count|month/months}` and `{class|count}` know both forms. */
const onlyPlural = new RegExp(
  `(?<!\\$)\\{(?:${counts})\\} (?:(?:more |other |new )?(?!(?:is|was|has|as)\\b)(?:[a-z]+s|people)\\b|\\{\\w+\\|s\\})`,
  'g',
)

test.each(['{count} months', 'See {count} more pictures', '{count} {class|s}', 'Up to {most} people'])(
  '%j has no form for one',
  (text) => expect(text.match(onlyPlural)).not.toBeNull(),
)

test('English texts with a number have a form for one', () => {
  const sources = Object.entries(textsOf(PRODUCT, /[.]ts$/)).filter(([file]) => !file.includes('.test.'))
  const strange = sources.flatMap(([file, text]) =>
    [...text.matchAll(onlyPlural)].map(([found]) => `${file} ${found}`),
  )

  expect(sources.length).toBeGreaterThan(1000)
  expect(strange).toEqual([])
})

test('every placeholder of a notification gets a value, in every language', () => {
  const facts = {
    name: 'Mina',
    title: 'Yoga',
    lesson: 'First',
    at: '2026-11-21T03:00:00Z',
    count: 2,
    least: 3,
  }
  const unfilled = [...notificationSentences.keys()].flatMap((kind) =>
    languages.flatMap((language) => {
      const content = JSON.stringify({ kind, amount: 1000, ...facts })
      const locale = { language, keywords: standardKeywords(language) }
      const said = alarmSentence({ alarmType: '', content, legacyYn: 'N' }, locale, notificationSentences)
      return /[{}]/.test(said) ? `${kind} (${language}): ${said}` : []
    }),
  )

  expect(unfilled).toEqual([])
})
