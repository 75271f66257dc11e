import {
  courseBadge,
  courseState,
  checkSavable,
  type CourseFacts,
} from 'contract/teaching/courses/courses.rules'
import { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import { ChannelDraft } from 'contract/site/sites/site-settings'
import { CourseInformation } from 'contract/teaching/courses/drafts.schemas'
import { expect, test } from 'vitest'
import { cleanHtml } from 'server/src/platform/clean-html.ts'
import { learnerNames, type DemoClass } from './content.ts'
import { list, paragraphs } from './html.ts'
import { zipped } from './living/zipped.ts'
import { ongyeol } from './ongyeol/site.ts'
import { feesOf, roundOf } from './seed-class.ts'
import { sodam } from './sodam.ts'

const sites = [ongyeol, sodam]
const classes = sites.flatMap((site) => site.classes)
const now = new Date('2026-11-21T03:00:00Z')

const factsOf = (one: DemoClass): CourseFacts => ({
  ...feesOf(one, now),
  ...roundOf(one, now),
  discountStartAt: null,
  recruitClosedAt: null,
  attendCount: one.learners,
  acceptCnt: one.learners,
  waitCnt: 0,
  choiseTypeCd: '00',
  publicCd: '00',
  state: 'PUBLISHED',
})

test('a newcomer meets every state of a class and every badge', () => {
  const facts = ongyeol.classes.map(factsOf)
  const states = new Set(facts.map((one) => courseState(one, now)))
  const badges = new Set(facts.map((one) => courseBadge(one, now)))

  expect([...states].toSorted()).toEqual(['CLOSING_SOON', 'PREPARING', 'RECRUITING', 'SOLD_OUT'])
  expect(badges).toEqual(new Set([null, 'CLOSED', 'CLOSING_SOON', 'DISCOUNT', 'NEW']))
})

test.each(classes.map((one) => [one.title, one] as const))(
  '“%s” could have been saved by its owner',
  (_, one) => {
    const { startAt, endAt, maxUserCount, userLimitTypeCd } = roundOf(one, now)
    const fees = { ...feesOf(one, now), discountStartAt: null }
    const draft = {
      ...fees,
      startAt,
      endAt,
      maxUserCount,
      payStartCd: fees.payStartAt ? ('00' as const) : ('99' as const),
      payEndCd: fees.payEndAt ? ('00' as const) : ('99' as const),
      userLimitTypeCd,
      displayCurrency: 'KRW' as const,
      priceEx: null,
      discountPriceEx: null,
      minUserCount: null,
      materialTitle: '',
      materialPrice: null,
      materialPriceEx: null,
      deliveryCd: '99' as const,
    }
    expect(checkSavable(draft)).toEqual([])

    const { title, subTitle, introduction, difficultyCd } = one
    const texts = CourseInformation.pick({
      title: true,
      subTitle: true,
      introduction: true,
      difficultyCd: true,
    })
    expect(texts.parse({ title, subTitle, introduction, difficultyCd })).toEqual({
      title,
      subTitle,
      introduction,
      difficultyCd,
    })
    for (const html of [paragraphs(...one.about), list(one.audience), list(one.contents), list(one.notes)]) {
      expect(cleanHtml(html)).toBe(html)
    }
  },
)

test('every lesson is one that the editor takes', () => {
  for (const lesson of classes.flatMap((one) => one.lessons)) {
    const content = lesson.kind === 'text' ? lesson.text : ''
    expect(CurriculumDraft.safeParse({ curriculumTypeCd: '05', title: lesson.title, content }).success).toBe(
      true,
    )
    expect(cleanHtml(content)).toBe(content)
  }
})

test('nobody writes two reviews of a class, and nobody who is not in it writes one', () => {
  for (const { learners, reviews, seats = learners } of classes) {
    expect(reviews.length).toBeLessThanOrEqual(learners)
    expect(learners).toBeLessThanOrEqual(Math.min(seats, learnerNames.length - 1))
  }
})

test('no two voices are the same', () => {
  const texts = classes.flatMap(({ reviews }) => reviews.map(([, text]) => text))

  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.length).toBeGreaterThan(40)
})

test('the sites fit into what their owners may write', () => {
  const face = ChannelDraft.pick({
    name: true,
    intro: true,
    brandColor: true,
    bannerTitle: true,
    bannerText: true,
    company: true,
  })
  for (const site of sites) expect(face.safeParse(site).success).toBe(true)
})

test('what happened in a class happened before the demo was filled, in the order in which it is read', () => {
  for (const { life } of classes) {
    const written = [...(life?.posts ?? []), ...(life?.questions ?? [])]
    const inTurn = [
      life?.posts ?? [],
      life?.questions ?? [],
      ...(life?.rooms ?? []).map(({ said }) => said),
      ...(life?.boards ?? []).map(({ posts }) => posts),
    ]
    for (const { at } of written) expect(at[0]).toBeLessThan(0)
    for (const one of inTurn) {
      const moments = one.map(({ at: [day, time] }) => day * 24 * 60 + minutesOf(time))
      expect(moments).toEqual(moments.toSorted((left, right) => left - right))
    }
  }
})
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

test('a ZIP of the demo opens as what was put in', () => {
  const bytes = zipped([{ name: '아침 기록 카드.txt', bytes: Buffer.from('한 줄') }])

  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  const end = bytes.subarray(bytes.length - 22)
  expect(end.readUInt16LE(10)).toBe(1)
  expect(bytes.readUInt32LE(end.readUInt32LE(16))).toBe(0x02014b50)
  expect(bytes.includes('한 줄')).toBe(true)
})
