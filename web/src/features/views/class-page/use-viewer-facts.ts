import type { Viewer } from 'contract/money/enrolments/enrol-button.rules'
import type { CourseSeq } from 'contract/values/ids'
import { admissionStatuses } from 'contract/values/type-codes'
import { useViewer } from './class-page.api.ts'
import { viewerOf } from '../../teaching/courses/course-facts.ts'
import { usePreviewedAs, type PreviewedAs } from './previewed-as.ts'

const learner = { choiseStatusCd: admissionStatuses.approved, attendAt: new Date(0), validAt: null } as const
const shownAs: Record<PreviewedAs, Viewer> = {
  visitor: { isClassManager: false, attend: null },
  learner: { isClassManager: false, attend: learner },
}

/** The relation of the viewer to the class; in a preview, that of the person it is shown as. */
export function useViewerFacts(courseSeq: CourseSeq) {
  const { data, isLoading } = useViewer(courseSeq)
  const previewedAs = usePreviewedAs()
  if (previewedAs !== null) return { viewer: shownAs[previewedAs], data: undefined, isLoading: false }
  return { viewer: viewerOf(data), data, isLoading }
}
