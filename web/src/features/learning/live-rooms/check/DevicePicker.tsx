import type { ReactNode } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { liveCheckMessages } from './check.messages.ts'

interface PickerProps {
  label: string
  icon: ReactNode
  devices: readonly MediaDeviceInfo[]
  value: string
  onChange: (deviceId: string) => void
}

/** A choice between devices of one kind. A device that was unplugged gives way to the first. */
export function DevicePicker({ label, icon, devices, value, onChange }: PickerProps) {
  const t = useMessages(liveCheckMessages)
  const options = devices.map(({ deviceId, label: name }, at) => ({
    value: deviceId,
    label: name === '' ? t('unnamed', { number: at + 1 }) : name,
  }))
  const current = options.find((option) => option.value === value) ?? options[0]
  return (
    <Select
      label={label}
      icon={icon}
      value={current?.value ?? ''}
      onChange={onChange}
      options={options}
      placeholder={t(devices.length === 0 ? 'noDevice' : 'chooseDevice')}
    />
  )
}
