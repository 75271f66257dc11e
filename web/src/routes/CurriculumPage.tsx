import { CurriculumScreen } from '../features/teaching/curriculum/CurriculumScreen.tsx'
import { lessonKinds } from './lesson-kinds.ts'

export const CurriculumPage = () => <CurriculumScreen of={lessonKinds} />
