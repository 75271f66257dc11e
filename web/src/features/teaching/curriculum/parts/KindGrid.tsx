import { useWords } from '../../../../platform/words/use-words.ts'
import { curriculumWords } from '../curriculum.messages.ts'
import css from './KindGrid.module.css'
import { KindSign, lessonKinds, type LessonKind } from './kinds.tsx'

/** Every kind of item there is, to add one. */
export function KindGrid({ onAdd }: { onAdd: (kind: LessonKind) => void }) {
  const t = useWords(curriculumWords)
  return (
    <div className={css.kinds}>
      {lessonKinds.map((kind) => (
        <button key={kind} type="button" onClick={() => onAdd(kind)}>
          <KindSign kind={kind} />
          {t(`kind${kind}`)}
        </button>
      ))}
    </div>
  )
}
