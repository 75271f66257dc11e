import { readAudiences, writeAudiences } from 'contract/community/boards/boards.rules'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { valueOf, withReaders, withWriters, type BoardDraft } from './board-draft.ts'
import { boardLevelMessages } from './board-levels.messages.ts'
import { boardSettingsMessages } from './board-settings.messages.ts'
import { useBoardSource } from './board-source.ts'
import css from './Boards.module.css'
import { useBoardLevels } from './use-board-levels.ts'

interface PeopleProps {
  draft: BoardDraft
  change: (part: Partial<BoardDraft>) => void
  errorOf: (field: 'writeAudience') => string | undefined
}
/** From everybody to the fewest, as those who write. */
const byNarrowness = [...readAudiences.filter((audience) => audience === 'ALL'), ...writeAudiences]

/** Who reads a board and who writes on it; on the site also members from a level on. */
export function BoardPeople({ draft, change, errorOf }: PeopleProps) {
  const t = useMessages(boardSettingsMessages)
  const words = useMessages(boardLevelMessages)
  const isOfClass = useBoardSource().courseSeq !== null
  const levels = useBoardLevels()
  const { readLevelSeq, writeLevelSeq } = draft
  const isWrittenByReaders = isOfClass || readLevelSeq !== null
  const nameOf = (value: (typeof writeAudiences)[number]) =>
    t(isWrittenByReaders && value === 'MBR' ? 'classWriters' : value)
  return (
    <FormSection title={t('people')} why={t(isOfClass ? 'classPeopleWhy' : 'peopleWhy')}>
      <div className={css.pair}>
        <Select
          label={t('readers')}
          value={valueOf(draft.readAudience, readLevelSeq)}
          onChange={(value) => change(withReaders(value))}
          options={byNarrowness.flatMap((value) => [
            { value, label: t(value) },
            ...(value === 'MBR' ? levels.optionsWith(readLevelSeq) : []),
          ])}
        />
        <Select
          label={t('writers')}
          value={valueOf(draft.writeAudience, writeLevelSeq)}
          onChange={(value) => change(withWriters(value))}
          options={writeAudiences.flatMap((value) => [
            { value, label: nameOf(value) },
            ...(value === 'MBR' ? levels.optionsWith(writeLevelSeq) : []),
          ])}
          error={errorOf('writeAudience')}
        />
      </div>
      {draft.writeAudience === 'STUD' && <p className={css.note}>{t('learnersOnly')}</p>}
      {(levels.isGone(readLevelSeq) || levels.isGone(writeLevelSeq)) && (
        <Notice tone="soon">{words('gone')}</Notice>
      )}
      {readLevelSeq !== null && (
        <Checkbox
          label={words('listed')}
          hint={words('listedHint')}
          checked={draft.isListedBelow}
          onChange={(isListedBelow) => change({ isListedBelow })}
        />
      )}
    </FormSection>
  )
}
