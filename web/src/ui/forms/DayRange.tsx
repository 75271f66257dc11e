import { DateTimeInput } from './DateTimeInput.tsx'

interface DayRangeProps {
  /** `2026-11-26`, or empty for an open end. */
  from: string
  to: string
  labels: { from: string; to: string }
  onChange: (range: { from: string } | { to: string }) => void
}

/** The first and the last day of what a list shows: neither can be chosen beyond the other. */
export function DayRange({ from, to, labels, onChange }: DayRangeProps) {
  return (
    <>
      <DateTimeInput
        label={labels.from}
        hideLabel
        kind="date"
        value={from}
        max={to || undefined}
        onChange={(day) => onChange({ from: day })}
      />
      <DateTimeInput
        label={labels.to}
        hideLabel
        kind="date"
        value={to}
        min={from || undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  )
}
