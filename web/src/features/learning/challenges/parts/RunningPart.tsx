import type { ChallengeSetting } from 'contract/learning/challenges/terms.schemas'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useSaveSetting } from '../challenges.api.ts'
import { challengeSettingsMessages } from '../challenges.messages.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

interface RunningPartProps {
  courseSeq: CourseSeq
  setting: ChallengeSetting
}
/** What holds in all terms. Takes effect immediately. */
export function RunningPart({ courseSeq, setting }: RunningPartProps) {
  const t = useMessages(challengeSettingsMessages)
  const save = useSaveSetting(courseSeq)
  const change = (part: Partial<ChallengeSetting>) =>
    void save.run({ body: { ...setting, ...part } }).then(
      () => toast({ text: t('saved'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <FormSection title={t('running')} why={t('runningWhy')}>
      <Switch
        label={t('showsRanking')}
        hint={t('showsRankingHint')}
        checked={setting.showsRanking}
        disabled={save.isRunning}
        onChange={(showsRanking) => change({ showsRanking })}
      />
      <Select
        label={t('reminder')}
        hint={t('reminderHint')}
        value={setting.reminderHour === null ? 'none' : String(setting.reminderHour)}
        disabled={save.isRunning}
        onChange={(hour) => change({ reminderHour: hour === 'none' ? null : Number(hour) })}
        options={[
          { value: 'none', label: t('noReminder') },
          ...hours.map((hour) => ({ value: String(hour), label: t('hour', { hour }) })),
        ]}
      />
    </FormSection>
  )
}
