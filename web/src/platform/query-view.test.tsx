import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QueryView } from './QueryView.tsx'

const words = { failed: '불러오지 못했어요', retry: '다시 시도' }
const shown = (data: string | undefined, error: Error | null) =>
  render(
    <QueryView of={{ data, error, refetch: () => null }} words={words}>
      {(text) => <p>{text}</p>}
    </QueryView>,
  )

test('what was read stays when reading it anew fails', () => {
  shown('첫 글', new Error('offline'))
  expect(screen.getByText('첫 글')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('nothing but a failure says so, and offers to try again', () => {
  shown(undefined, new Error('offline'))
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
})
