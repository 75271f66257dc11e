import { useKinds, useLocale, type ItemKind } from '../item-kind.ts'
import css from './KindGrid.module.css'
import { KindSign } from './KindSign.tsx'

/** Buttons to add an item of each kind. */
export function KindGrid({ onAdd }: { onAdd: (kind: ItemKind) => void }) {
  const { kinds } = useKinds()
  const locale = useLocale()
  return (
    <div className={css.kinds}>
      {kinds.map((kind) => (
        <button key={kind.key} type="button" onClick={() => onAdd(kind)}>
          <KindSign kind={kind.key} />
          {kind.name(locale)}
        </button>
      ))}
    </div>
  )
}
