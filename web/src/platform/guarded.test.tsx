import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aManager, aMember } from '../testing/people.ts'
import { renderSite } from '../testing/render-site.tsx'
import { Guarded } from './Guarded.tsx'

const behind = (needs: Parameters<typeof Guarded>[0]['needs']) => (
  <Guarded needs={needs}>
    <p>들어왔어요</p>
  </Guarded>
)

test('staff of the site see the management area, and its screens with the permission', () => {
  const session = aManager('SITE_CONSOLE_READ', 'SITE_MEMBER_READ')
  renderSite(behind('works-here'), { session })
  renderSite(behind(['SITE_MEMBER_READ']), { session })
  expect(screen.getAllByText('들어왔어요')).toHaveLength(2)
})

test('staff of a single class enter the management area, too', () => {
  const classes = [{ courseSeq: 7, userTypeCd: 'FAC', roles: ['CLASS_STUDENT_READ'] }]
  renderSite(behind('works-here'), { session: { ...aMember(), classes } })
  expect(screen.getByText('들어왔어요')).toBeVisible()
})

test('says to a member without the permission that they lack it', async () => {
  renderSite(behind('works-here'), { session: aMember() })
  expect(await screen.findByText('접근 권한이 없습니다.')).toBeVisible()
  expect(screen.queryByText('들어왔어요')).toBeNull()
})
