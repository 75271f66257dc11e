import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screenRefusals } from 'contract/http/screen-refusals'
import { Refusal } from '../call.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { Answer } from './QueryState.tsx'

const answerOf = (code: string) =>
  renderSite(
    <Answer of={{ data: undefined, error: new Refusal({ code, message: '답' }), refetch: () => null }}>
      {() => null}
    </Answer>,
  )

test('what does not exist is said to be missing, and nobody is asked to try again', () => {
  answerOf(screenRefusals.NOT_FOUND)
  expect(screen.getByRole('alert')).toHaveTextContent('찾을 수 없어요')
  expect(screen.queryByRole('button')).toBeNull()
})

test('any other failure says why and offers to try again', () => {
  answerOf(screenRefusals.TOO_MANY_REQUESTS)
  expect(screen.getByText('답')).toBeVisible()
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
})
