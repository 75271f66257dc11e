import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getCourseViewer } from 'contract/courses'
import type { CurriculumRow } from 'contract/curriculum'
import { aClass, aViewer } from '../../testing/classes.ts'
import { aMember } from '../../testing/people.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { aSeq } from '../../testing/things.ts'
import { ClassTabs } from './parts/ClassTabs.tsx'
import { Lessons } from './parts/Lessons.tsx'

const aRow = (known: Partial<CurriculumRow> = {}): CurriculumRow => ({
  curriculumSeq: aSeq('curriculum'),
  curriculumTypeCd: '05',
  title: '숨을 고르는 법',
  isPublic: false,
  duration: 0,
  offlineStartAt: null,
  offlineEndAt: null,
  liveStartAt: null,
  liveEndAt: null,
  addrRoad1: null,
  lockStatusYn: 'N',
  vodLockStatusCd: null,
  ...known,
})

test('a section that is still empty is not shown', () => {
  const lessons = [
    aRow({ curriculumTypeCd: '01', title: '비어 있는 주' }),
    aRow({ curriculumTypeCd: '01', title: '첫째 주' }),
    aRow(),
  ]
  renderSite(<Lessons course={aClass({ curriculumCount: 1 })} lessons={lessons} />)
  expect(screen.getByText('첫째 주')).toBeVisible()
  expect(screen.queryByText('비어 있는 주')).toBeNull()
})

test('a free lesson invites to look, but not while its teacher keeps it locked', () => {
  const lessons = [
    aRow({ isPublic: true, title: '열린 글' }),
    aRow({ isPublic: true, title: '잠긴 글', lockStatusYn: 'Y' }),
  ]
  renderSite(<Lessons course={aClass()} lessons={lessons} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '미리보기: 열린 글',
  ])
})

test('parts of the page that say nothing have no tab', () => {
  renderSite(<ClassTabs course={aClass({ introduction: '', desc1: '', desc4: '', teachers: [] })} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['커리큘럼', '후기 0', 'Q&A'])
})

test('for whoever attends nothing in the list is locked', async () => {
  const course = aClass()
  const { answers } = renderSite(<Lessons course={course} lessons={[aRow()]} />, { session: aMember() })
  expect(screen.getByRole('img')).toBeVisible()
  const attend = {
    attendSeq: aSeq('enrolment'),
    choiseStatusCd: '00' as const,
    attendAt: '2026-11-01T00:00:00Z',
    validAt: null,
    reviewExpringAt: null,
  }
  answers(getCourseViewer, aViewer({ attend }))
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
})
