import { WordsScreen } from '../features/site/terminology/TerminologyScreen.tsx'
import { sampleSentences } from './sample-sentences.ts'

export const WordsPage = () => <WordsScreen sentences={sampleSentences} />
