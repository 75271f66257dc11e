import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../testing/render-site.tsx'
import { useQuoted } from './use-quoted.ts'

function Name() {
  return <p>{useQuoted()('아침 모임')}</p>
}

test.each([
  ['ko', '‘아침 모임’'],
  ['en', '“아침 모임”'],
  ['jp', '「아침 모임」'],
] as const)('a name stands in the quotation marks of readers of %s', (language, text) => {
  renderSite(<Name />, { language })
  expect(screen.getByText(text)).toBeVisible()
})
