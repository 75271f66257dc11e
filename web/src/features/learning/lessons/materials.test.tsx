import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getClassroom, getLesson, listMaterials, openFile, viewFile } from 'contract/learning/lessons/api'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { aLesson, anOpened, aRoom } from '../../../testing/lessons.ts'
import { ClassroomScreen } from '../../views/classroom/ClassroomScreen.tsx'

const file = {
  fileSeq: aSeq('file'),
  originFileName: '강의안.pdf',
  contentType: 'application/pdf',
  fileSize: 2_621_440,
}
function enter(pdfSecurityYn: 'Y' | 'N' = 'N') {
  const lesson = aLesson({ curriculumTypeCd: '06', title: '강의 자료' })
  const view = renderSite(<ClassroomScreen />, {
    session: aMember(),
    route: '/classes/:courseSeq/classroom/:curriculumSeq',
    path: `/classes/7/classroom/${lesson.curriculumSeq}`,
  })
  view.answers(getClassroom, aRoom([lesson]))
  view.answers(getLesson, anOpened(lesson, { content: '', files: [file], pdfSecurityYn }))
  return { ...view, lesson }
}

test('a file of a lesson is downloaded from a newly issued address', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { href: location.href, origin: location.origin, assign })
  const { answers, user } = enter()
  expect(await screen.findByText('2.5 MB')).toBeVisible()
  expect(screen.getByRole('button', { name: '확인했어요' })).toBeVisible()
  answers(openFile, { url: '/files/private/1/2/3/4' })
  await user.click(screen.getByRole('button', { name: '강의안.pdf 내려받기' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/files/private/1/2/3/4'))
})

test('the library lists all files of the class; those of a closed lesson are only counted', async () => {
  const { answers, user, lesson } = enter()
  const closed = {
    curriculumSeq: aSeq('curriculum'),
    title: '둘째 주',
    isOpen: false,
    files: [file, file],
    pdfSecurityYn: 'N' as const,
  }
  const { curriculumSeq, title } = lesson
  answers(listMaterials, {
    list: [{ curriculumSeq, title, isOpen: true, files: [file], pdfSecurityYn: 'N' }, closed],
  })
  await user.click(await screen.findByRole('button', { name: '자료실' }))
  const sheet = await screen.findByRole('dialog', { name: '자료실' })
  expect(await within(sheet).findByRole('button', { name: '강의안.pdf 내려받기' })).toBeVisible()
  expect(within(sheet).getByText(/아직 열리지 않은 강의의 자료예요 · 자료 2개/)).toBeVisible()
})

test('a view-only PDF opens in the page, and a failure shows its reason', async () => {
  const { refuses, user } = enter('Y')
  const view = await screen.findByRole('button', { name: '강의안.pdf 보기' })
  expect(screen.queryByRole('button', { name: '강의안.pdf 내려받기' })).toBeNull()
  refuses(viewFile, 'PDF_NOT_VIEWABLE')
  await user.click(view)
  const viewer = await screen.findByRole('dialog', { name: '강의안.pdf' })
  expect(await within(viewer).findByText('열 수 없는 PDF예요')).toBeVisible()
  await user.click(within(viewer).getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
