import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/community/likes/api'
import { aCard } from '../../../testing/classes.ts'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ClassLikesScreen } from './ClassLikesScreen.tsx'
import { LikeButton } from './LikeButton.tsx'
import { MyLikesScreen } from '../../views/class-list/MyLikesScreen.tsx'

const heart = () => screen.findByRole('button', { name: '새벽 명상 좋아요' })

test('a like button shows a press immediately, and the number of likes', async () => {
  const course = aCard({ title: '새벽 명상', likeCount: 4 })
  const site = renderSite(<LikeButton course={course} withCount />, { session: aMember() })
  site.answers(api.listBookmarks, { list: [] })
  const { courseSeq } = course
  const likeAt = '2026-11-21T03:00:00Z'
  site.answers(api.likeCourse, { likeCount: 5, likeAt })
  site.answers(api.listBookmarks, { list: [{ courseSeq, likeAt, likeCount: 5 }] })
  await site.user.click(await heart())
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'))
  expect(await heart()).toHaveTextContent('5')
})

test('a like that could not be saved is reverted, with a message', async () => {
  const site = renderSite(<LikeButton course={aCard({ title: '새벽 명상' })} />, { session: aMember() })
  site.answers(api.listBookmarks, { list: [] })
  site.refuses(api.likeCourse, 'CLASS_NOT_FOUND')
  await site.user.click(await heart())
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'))
})

test('asks visitors to sign in first', async () => {
  const site = renderSite(<LikeButton course={aCard({ title: '새벽 명상' })} />)
  await site.user.click(await heart())
  await waitFor(() => expect(screen.getByText('로그인이 필요합니다. 로그인하시겠습니까?')).toBeVisible())
})

test('an empty list of liked classes says how to start', async () => {
  const site = renderSite(<MyLikesScreen />, { path: '/me/likes', session: aMember() })
  site.answers(api.listMyLikes, { list: [], total: 0 })
  expect(await screen.findByText('아직 좋아요한 클래스가 없어요')).toBeVisible()
})

test('staff see the most liked classes and who likes them', async () => {
  const session = aManager('SITE_CLASSLIKE_READ')
  const site = renderSite(<ClassLikesScreen />, { path: '/settings/like', session })
  const { courseSeq } = aCard()
  site.answers(api.listClassLikes, {
    list: [{ courseSeq, title: '새벽 명상', imageUrl: null, likeCount: 1 }],
    total: 1,
  })
  site.answers(api.listLikers, {
    list: [{ userSeq: aSeq('user'), name: '김하루', likeAt: '2026-11-21T03:00:00Z' }],
    total: 1,
  })
  await site.user.click(await screen.findByRole('button', { name: '‘새벽 명상’ 좋아하는 사람 보기' }))
  await waitFor(() => expect(screen.getByText('김하루')).toBeVisible())
})
