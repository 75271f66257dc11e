import { CurriculumScreen } from '../features/teaching/curriculum/CurriculumScreen.tsx'
import { contentsKinds } from './lesson-kinds.ts'

export const ContentsItemsPage = () => <CurriculumScreen of={contentsKinds} />
