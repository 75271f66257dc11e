import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { getClassroom } from 'contract/learning/lessons/api'
import { play } from 'contract/learning/playback/api'
import type { Lesson } from 'contract/learning/lessons/schemas'
import type { Language } from 'contract/i18n/languages'
import type { RefusalName } from 'contract/http/refusals'
import { needJapanese, offerJapanese } from '../../../platform/words/japanese.ts'
import { aLesson, aRoom } from '../../../testing/lessons.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { ClassroomScreen } from '../../views/classroom/ClassroomScreen.tsx'

beforeAll(async () => {
  const files = import.meta.glob<Record<string, Record<string, string>>>('../lessons/*.messages.jp.ts', {
    eager: true,
  })
  offerJapanese(() => Promise.resolve(Object.assign({}, ...Object.values(files))))
  await needJapanese()
})

const aVideoLesson = (overrides: Partial<Lesson> = {}) =>
  aLesson({ curriculumTypeCd: '02', vodLockStatusCd: '00', ...overrides })
function enter(lesson: Lesson, language: Language) {
  const site = renderSite(<ClassroomScreen />, {
    session: aMember(),
    language,
    channel: { languages: ['ko', 'en', 'jp'] },
    route: '/classes/:courseSeq/classroom/:curriculumSeq',
    path: `/classes/7/classroom/${lesson.curriculumSeq}`,
  })
  site.answers(getClassroom, aRoom([lesson]))
  return site
}

const sentences: [RefusalName, Record<Language, string>][] = [
  [
    'PLAYED_ELSEWHERE',
    {
      ko: '다른 기기에서 보고 있어요',
      en: 'You are watching on another device',
      jp: '別の端末で視聴しています',
    },
  ],
  [
    'VIEWING_TIME_OVER',
    {
      ko: '시청 가능 시간을 모두 썼어요',
      en: 'Your viewing time is used up',
      jp: '視聴できる時間を使い切りました',
    },
  ],
  [
    'VIDEO_NOT_READY',
    { ko: '영상을 준비하고 있어요', en: 'The video is being prepared', jp: '動画を準備しています' },
  ],
  [
    'SOMETHING_BROKE',
    {
      ko: '지금은 영상을 재생할 수 없어요',
      en: 'The video cannot be played right now',
      jp: '現在、動画を再生できません',
    },
  ],
]
const table = sentences.flatMap(([refusal, said]) =>
  (['ko', 'en', 'jp'] as const).map((language) => [refusal, language, said[language]] as const),
)

test.each(table)('%s in %s: %s', async (refusal, language, sentence) => {
  const { refuses } = enter(aVideoLesson(), language)
  refuses(play, refusal)
  expect(await screen.findByText(sentence)).toBeVisible()
})

test.each([
  ['ko', '영상을 준비하지 못했어요'],
  ['en', 'The video could not be prepared'],
  ['jp', '動画を準備できませんでした'],
] as const)('a video that could not be prepared, in %s: %s', async (language, sentence) => {
  const { refuses } = enter(aVideoLesson({ vodLockStatusCd: '99' }), language)
  refuses(play, 'VIDEO_NOT_READY')
  expect(await screen.findByText(sentence)).toBeVisible()
})

test.each([
  ['ko', '재생하기', '동시에 1대까지 볼 수 있는 영상이에요. 재생하면 먼저 보던 기기에서는 멈출 수 있어요.'],
  ['en', 'Play', 'This video plays on up to 1 device at once. Playing it here may stop it elsewhere.'],
] as const)(
  'opening a lesson for one device stops no other, pressing play does, in %s',
  async (language, label, text) => {
    const { refuses } = enter(aVideoLesson({ limitDupPlay: 1 }), language)
    refuses(play, 'VIEWING_TIME_OVER')
    expect(await screen.findByText(text)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: label }))
    expect(
      await screen.findByText(
        language === 'ko' ? '시청 가능 시간을 모두 썼어요' : 'Your viewing time is used up',
      ),
    ).toBeVisible()
  },
)
