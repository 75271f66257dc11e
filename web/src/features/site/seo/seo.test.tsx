import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getCourseSeo, getSiteSeo, listCourseSeo, listPageSeo, saveSiteSeo } from 'contract/site/seo/api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { CourseSeoScreen } from './CourseSeoScreen.tsx'
import { SeoScreen } from './SeoScreen.tsx'

const nothing = {
  title: '',
  description: '',
  keywords: '',
  ogTitle: '',
  ogDescription: '',
  ogImageFileSeq: null,
  ogImage: null,
  noIndex: false,
  noFollow: false,
}
const aCourse = {
  courseSeq: aSeq('course'),
  title: '저녁 요가',
  summary: '힘을 빼요',
  imageUrl: null,
  seo: null,
}
const owner = { ...aMember(), roles: ['SITE_SEO_READ' as const, 'SITE_SEO_UPDATE' as const] }

test('the owner sees the search result while typing, and saves it', async () => {
  const { answers, requests, user } = renderSite(<SeoScreen />, {
    session: owner,
    channel: { intro: '하루 20분' },
  })
  answers(getSiteSeo, { ...nothing, kakaoJsKey: null })
  answers(saveSiteSeo, null)
  answers(getSiteSeo, { ...nothing, title: '집에서 하는 요가', kakaoJsKey: null })

  const preview = await screen.findByRole('figure', { name: '검색 결과 미리보기' })
  expect(preview).toHaveTextContent('하루 20분')
  await user.type(screen.getByLabelText('제목'), '집에서 하는 요가')
  expect(preview).toHaveTextContent('집에서 하는 요가')
  await user.click(screen.getByRole('button', { name: '저장하기' }))

  const saved = requests.find(({ name }) => name === nameOf(saveSiteSeo))
  expect(saved?.call).toMatchObject({ body: { title: '집에서 하는 요가', noIndex: false } })
})

test('a class shows whether it is indexed and whether it has its own texts', async () => {
  const { answers } = renderSite(<SeoScreen />, { session: owner, path: '/settings/seo?shelf=classes' })
  const hidden = {
    ...aCourse,
    courseSeq: aSeq('course'),
    title: '숨은 요가',
    seo: { ...nothing, noIndex: true },
  }
  answers(listCourseSeo, { list: [aCourse, hidden], total: 2 })

  expect(await screen.findByRole('row', { name: /저녁 요가.*검색에 보임.*사이트 설정을 따름/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /숨은 요가.*검색에서 숨김.*따로 정함/ })).toBeVisible()
})

test("a manager reads the owner's texts, and why saving is disabled", async () => {
  const { answers } = renderSite(<CourseSeoScreen />, {
    session: { ...aMember(), roles: ['SITE_SEO_READ'] },
    route: '/settings/seo/classes/:courseSeq',
    path: '/settings/seo/classes/7',
  })
  answers(getCourseSeo, { ...aCourse, seo: { ...nothing, title: '쓴 제목' } })

  expect(await screen.findByText('소유자만 바꿀 수 있어요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '사이트 설정 따르기' })).toBeNull()
  expect(screen.getByRole('figure', { name: '검색 결과 미리보기' })).toHaveTextContent('쓴 제목 — 온결요가')
})

test('pages are listed with their search result, and changed where they are written', async () => {
  const session = { ...owner, roles: [...owner.roles, 'SITE_PAGE_UPDATE' as const] }
  const { answers, requests, user } = renderSite(<SeoScreen />, {
    session,
    path: '/settings/seo?shelf=pages',
  })
  const page = {
    pageSeq: aSeq('page'),
    path: 'about',
    title: '소개',
    publishStatusCd: '00' as const,
    updatedAt: '2026-11-21T03:00:00Z',
  }
  const { ogImageFileSeq: _, ...texts } = nothing
  answers(listPageSeo, {
    list: [
      { ...page, seo: { ...texts, title: '하루공방 이야기', description: '손으로 배우는 곳' } },
      { ...page, pageSeq: aSeq('page'), title: '오시는 길', seo: { ...texts, noIndex: true } },
    ],
    total: 2,
  })

  expect(
    await screen.findByRole('row', { name: /소개.*하루공방 이야기.*손으로 배우는 곳.*검색에 보임/ }),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /오시는 길.*설명을 적지 않아.*검색에서 숨김/ })).toBeVisible()
  expect(screen.getByRole('link', { name: '소개 설정하기' })).toHaveAttribute(
    'href',
    `/settings/page/${page.pageSeq}/edit#search`,
  )
  answers(listPageSeo, { list: [], total: 0 })
  await user.click(screen.getByRole('radio', { name: '작성 중' }))
  expect(await screen.findByText('이런 페이지가 없어요')).toBeVisible()
  expect(requests.at(-1)?.call).toMatchObject({ query: { publishStatusCd: '01' } })
})
