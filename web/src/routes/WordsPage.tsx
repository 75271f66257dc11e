import { WordsScreen } from '../features/settings/WordsScreen.tsx'
import { sampleSentences } from './sample-sentences.ts'

export const WordsPage = () => <WordsScreen sentences={sampleSentences} />
