import { expect, test } from 'vitest'
import { goesAtNight, quietUntil } from './quiet-hours.rules.ts'

const seoul = (time: string) => new Date(`2026-11-26T${time}:00+09:00`)
const today = seoul('08:00')
const tomorrow = new Date('2026-11-27T08:00:00+09:00')

test.each([
  ['07:59', today],
  ['08:00', null],
  ['20:49', null],
  ['20:50', tomorrow],
  ['00:00', today],
])('a friend-talk due at %s goes out then, or in the morning', (time, expected) => {
  expect(quietUntil({ channelType: 'FRIENDTALK', isAd: true }, seoul(time))).toEqual(expected)
})

test.each([
  ['20:59', null],
  ['21:00', tomorrow],
] as const)('a text message that advertises, due at %s', (time, expected) => {
  expect(quietUntil({ channelType: 'SMS', isAd: true }, seoul(time))).toEqual(expected)
  expect(quietUntil({ channelType: 'SMS', isAd: false }, seoul(time))).toBeNull()
})

test('mails and notices go out at night', () => {
  expect(quietUntil({ channelType: 'EMAIL', isAd: true }, seoul('23:00'))).toBeNull()
  expect(quietUntil({ channelType: 'ALIMTALK', isAd: false }, seoul('23:00'))).toBeNull()
})

test('Kakao sends nothing at night, whatever somebody agreed to', () => {
  expect((['SMS', 'SITE', 'FRIENDTALK'] as const).filter(goesAtNight)).toEqual(['SMS', 'SITE'])
})
