import type { ReactNode } from 'react'
import type { SiteBoard } from 'contract/community/boards/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useBoardsIn, useBoardSource, useSiteBoards } from './board-source.ts'

interface BoardsAnswerProps {
  height?: number
  children: (reply: { list: SiteBoard[] }) => ReactNode
}

/** The boards of the site or of the class that the settings are about. */
export function BoardsAnswer(props: BoardsAnswerProps) {
  const { courseSeq } = useBoardSource()
  return courseSeq === null ? <OnSite {...props} /> : <InClass {...props} courseSeq={courseSeq} />
}

const OnSite = (props: BoardsAnswerProps) => <Answer {...props} of={useSiteBoards()} />

const InClass = ({ courseSeq, ...props }: BoardsAnswerProps & { courseSeq: CourseSeq }) => (
  <Answer {...props} of={useBoardsIn(courseSeq)} />
)
