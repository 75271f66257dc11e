import { expect, test } from 'vitest'
import { notoParts, textRuns } from './fonts.ts'

test('a text is split where its font changes; what no font has stays with the own one', async () => {
  const parts = await notoParts()
  const written = (text: string) =>
    textRuns(text, parts).map((run) => [run.text, run.part === null ? 'own' : 'second'])
  expect(written('김金민하')).toEqual([
    ['김', 'own'],
    ['金', 'second'],
    ['민하', 'own'],
  ])
  expect(written('Kim 민하')).toEqual([['Kim 민하', 'own']])
  expect(written('濵')).toEqual([['濵', 'own']])
})
