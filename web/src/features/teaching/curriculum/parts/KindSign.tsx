import { useKinds } from '../item-kind.ts'
import { textKind } from '../kinds/text.tsx'
import css from './rows.module.css'

/** The icon of a kind. */
export function KindSign({ kind }: { kind: string }) {
  const { kinds } = useKinds()
  const { Sign } = kinds.find(({ key }) => key === kind) ?? textKind
  return (
    <span className={css.sign} data-kind={kind}>
      <Sign size={18} stroke={1.7} aria-hidden="true" />
    </span>
  )
}
