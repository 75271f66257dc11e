import { expect, test } from 'vitest'
import { cuesFrom, mainLanguage, positionIn } from './recorded-captions.rules.ts'

const BEGAN = 1_000_000
const parts = [{ beganAt: BEGAN, lastsMs: 60_000 }]
const said = (userSeq: number, second: number, content: string, seconds = 1) => ({
  userSeq,
  content,
  captionLanguage: 'ko' as const,
  beganAt: new Date(BEGAN + second * 1000 + 800),
  saidAt: new Date(BEGAN + (second + seconds) * 1000 + 800),
})

// docs/rules.md R-1306
test('a moment is found in a video that was made of several parts, whatever lay between them', () => {
  const two = [...parts, { beganAt: BEGAN + 100_000, lastsMs: 20_000 }]
  expect(positionIn(two, BEGAN - 5000)).toBe(0)
  expect(positionIn(two, BEGAN + 30_000)).toBe(30_000)
  expect(positionIn(two, BEGAN + 80_000)).toBe(60_000)
  expect(positionIn(two, BEGAN + 110_000)).toBe(70_000)
  expect(positionIn(two, BEGAN + 121_000)).toBeNull()
  expect(positionIn([{ beganAt: BEGAN, lastsMs: null }], BEGAN + 9000)).toBe(9000)
})

test('a sentence stands from when it began until the next one, and long enough to be read', () => {
  const cues = cuesFrom(
    [said(1, 0, '어깨를 여세요'), said(1, 10, '네 번 더', 4), said(1, 12, '좋아요, 이제 천천히 내려오세요')],
    parts,
  )
  expect(cues).toEqual([
    { from: 0, to: 1200, text: '어깨를 여세요' },
    { from: 10_000, to: 12_000, text: '네 번 더' },
    { from: 12_000, to: 14_190, text: '좋아요, 이제 천천히 내려오세요' },
  ])
})

test('another voice begins with a dash, and two at once stand together', () => {
  const cues = cuesFrom([said(1, 0, '어깨를 여세요', 3), said(2, 0.5, '이렇게요?')], parts)
  expect(cues).toEqual([
    { from: 0, to: 3000, text: '어깨를 여세요' },
    { from: 500, to: 1700, text: '- 이렇게요?' },
  ])
})

test('a long sentence stands in pieces; what was said after the end does not', () => {
  const long = Array.from({ length: 40 }, () => 'breathe').join(' ')
  const cues = cuesFrom([said(1, 0, long, 20), said(1, 90, '끝')], parts)
  expect(cues.every(({ text }) => text.length <= 84)).toBe(true)
  expect(cues.map(({ text }) => text).join(' ')).toBe(long)
  expect([cues[0]?.from, cues.at(-1)?.to]).toEqual([0, 20_000])
  expect(cues.slice(1).map(({ from }) => from)).toEqual(cues.slice(0, -1).map(({ to }) => to))
})

test('the captions bear the language in which the longest part was said', () => {
  expect(mainLanguage([])).toBeNull()
  const english = { ...said(2, 3, 'Open your shoulders'), captionLanguage: 'en' as const }
  expect(mainLanguage([said(1, 0, '네'), said(1, 1, '네'), english])).toBe('en')
})
