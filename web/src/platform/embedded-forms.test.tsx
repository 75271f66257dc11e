import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RichText } from './RichText.tsx'

class NoResizes {
  observe() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('ResizeObserver', NoResizes))
afterEach(() => vi.unstubAllGlobals())

test('a link to a form for pages becomes the form, others stay links', () => {
  render(
    <RichText
      html={
        '<p><a href="/forms/open-day?embed=1">신청서</a></p>' +
        '<p><a href="/forms/open-day">양식 열기</a></p>' +
        '<p><a href="https://other.example/forms/open-day?embed=1">다른 사이트</a></p>'
      }
    />,
  )
  expect(screen.getByTitle('신청서')).toHaveAttribute('src', '/forms/open-day?embed=1')
  expect(screen.queryByRole('link', { name: '신청서' })).toBeNull()
  expect(screen.getByRole('link', { name: '양식 열기' })).toBeVisible()
  expect(screen.getByRole('link', { name: '다른 사이트' })).toBeVisible()
})
