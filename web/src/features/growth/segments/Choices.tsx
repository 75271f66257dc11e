import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import css from './parts/conditions.module.css'

interface ChoicesProps<Seq extends number> {
  label: string
  /** What none stands for. */
  anyLabel: string
  removeLabel: (title: string) => string
  options: readonly { seq: Seq; title: string }[]
  chosen: readonly Seq[]
  onChange: (chosen: Seq[]) => void
  max: number
}
/** Several of a list, such as classes or forms. One that is no longer listed shows its number. */
export function Choices<Seq extends number>(props: ChoicesProps<Seq>) {
  const { label, anyLabel, removeLabel, options, chosen, onChange, max } = props
  const titleOf = (seq: Seq) => options.find((one) => one.seq === seq)?.title ?? String(seq)
  const others = options.filter(({ seq }) => !chosen.includes(seq))
  return (
    <div className={css.choices}>
      <Select
        label={label}
        placeholder={chosen.length === 0 ? anyLabel : label}
        value=""
        disabled={chosen.length >= max}
        onChange={(value: string) => {
          const added = others.find(({ seq }) => String(seq) === value)
          if (added) onChange([...chosen, added.seq])
        }}
        options={others.map(({ seq, title }) => ({ value: String(seq), label: title }))}
      />
      {chosen.length > 0 && (
        <ul className={css.picked}>
          {chosen.map((seq) => (
            <li key={seq}>
              {titleOf(seq)}
              <IconButton
                label={removeLabel(titleOf(seq))}
                icon={<IconX size={15} />}
                onPress={() => onChange(chosen.filter((one) => one !== seq))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
