import { screen, within } from '@testing-library/react'
import { searchSite } from 'contract/views/search/api'
import { expect, test } from 'vitest'
import { aCard } from '../../../testing/classes.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { SearchScreen } from './SearchScreen.tsx'

const none = { list: [], total: 0, isMore: false }
const nothing = { classes: none, teachers: none, categories: none, notices: none, pages: none, texts: none }
const one = <Found,>(found: Found) => ({ list: [found], total: 1, isMore: false })
const titled = { courseSeq: aSeq('course'), serviceAlias: 'default', title: '아침을 여는 시간' }

test('groups the hits with their counts, and highlights the search term', async () => {
  const site = renderSite(<SearchScreen />, { path: '/search?q=요가' })
  site.answers(searchSite, {
    ...nothing,
    classes: one(aCard()),
    teachers: one({
      userSeq: aSeq('user'),
      name: '윤요가',
      introduction: null,
      profileImageUrl: null,
      courses: [titled],
    }),
    notices: {
      ...one({
        postSeq: aSeq('post'),
        title: '휴무',
        createdAt: '2026-11-20T03:00:00Z',
        excerpt: '요가 수업',
      }),
      total: 9,
    },
    pages: one({ pageSeq: aSeq('page'), path: 'visit', title: '오시는 길', excerpt: '요가원은 골목 끝에' }),
    texts: one({ ...titled, excerpt: '하루 20분 요가로' }),
  })
  expect(await screen.findByText('‘요가’ 검색 결과 13건')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '클래스 1',
    '강사 1',
    '공지사항 9',
    '페이지 1',
    '클래스 설명 1',
  ])
  expect(screen.queryByRole('heading', { name: /카테고리/ })).toBeNull()
  expect(screen.getByRole('link', { name: /오시는 길/ })).toHaveAttribute('href', '/p/visit')
  const teacher = within(screen.getByRole('heading', { name: '윤요가' }))
  expect(teacher.getByText('요가').tagName).toBe('MARK')
  expect(screen.getByRole('link', { name: '전체 보기' })).toHaveAttribute(
    'href',
    `/notices?q=${encodeURIComponent('요가')}`,
  )
})

test('arrow keys move from the field to the hits and back', async () => {
  const site = renderSite(<SearchScreen />, { path: '/search?q=아침' })
  site.answers(searchSite, { ...nothing, texts: one({ ...titled, excerpt: '아침' }) })
  const hit = await screen.findByRole('link', { name: /아침을 여는 시간/ })
  expect(screen.getByRole('searchbox', { name: '검색어' })).toHaveFocus()
  await site.user.keyboard('{ArrowDown}')
  expect(hit).toHaveFocus()
  await site.user.keyboard('{ArrowUp}')
  expect(screen.getByRole('searchbox', { name: '검색어' })).toHaveFocus()
})

test('an empty search and an empty result both show what to do', async () => {
  const empty = renderSite(<SearchScreen />, { path: '/search' })
  expect(screen.getByText('무엇을 찾고 있나요?')).toBeVisible()
  empty.unmount()
  const site = renderSite(<SearchScreen />, { path: '/search?q=없는말' })
  site.answers(searchSite, nothing)
  expect(await screen.findByText('‘없는말’ 검색 결과가 없어요')).toBeVisible()
  expect(screen.getByRole('link', { name: '클래스 전체 보기' })).toHaveAttribute('href', '/classes')
})
