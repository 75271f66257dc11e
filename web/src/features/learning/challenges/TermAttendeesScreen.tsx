import { useChosenTerm } from './ChallengeStudio.tsx'
import { AttendeeList } from './parts/AttendeeList.tsx'

/** Who takes part in a term, and how far each is. */
export function TermAttendeesScreen() {
  const { courseSeq, term } = useChosenTerm()
  if (!term) return null
  return <AttendeeList key={term.classSeq} termRef={{ courseSeq, classSeq: term.classSeq }} />
}
