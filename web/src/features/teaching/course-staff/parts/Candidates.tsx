import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { CourseSeq } from 'contract/values/ids'
import { useReached } from '../../../../platform/use-reached.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { Loading, SkeletonText } from '../../../../ui/Skeleton.tsx'
import { useCandidates, type ClassCandidate } from '../course-staff.api.ts'
import { classStaffMessages } from '../course-staff.messages.ts'
import css from './course-staff.module.css'

interface CandidatesProps {
  courseSeq: CourseSeq
  q: string
  type: ClassStaffType
  chosen: ClassCandidate | null
  onChoose: (person: ClassCandidate) => void
}

/** The matching members, one of whom staff select; scrolling to the end loads twenty more. */
export function Candidates({ courseSeq, q, type, chosen, onChoose }: CandidatesProps) {
  const t = useMessages(classStaffMessages)
  const found = useCandidates({ courseSeq, q, userTypeCd: type })
  const end = useReached(() => !found.isLoadingMore && found.loadMore())
  if (q === '') return <p className={css.hint}>{t(type === 'TCH' ? 'hintMaster' : 'hint')}</p>
  if (found.error)
    return <ErrorNote compact title={t('failed')} retry={{ label: t('search'), onPress: found.retry }} />
  if (found.isLoading) {
    return (
      <Loading label={t('search')}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  if (found.people.length === 0) return <p className={css.hint}>{t('nobody', { q })}</p>
  return (
    <div className={css.found}>
      <RadioGroup
        label={t('found')}
        hideLabel
        value={chosen ? String(chosen.userSeq) : null}
        onChange={(value) => {
          const person = found.people.find(({ userSeq }) => String(userSeq) === value)
          if (person) onChoose(person)
        }}
        options={found.people.map(({ userSeq, name, email, userTypeCd }) => ({
          value: String(userSeq),
          label: userTypeCd ? `${name} · ${t('onStaff')}` : name,
          hint: email,
        }))}
      />
      {found.hasMore && (
        <div ref={end}>
          <Button variant="outline" wide loading={found.isLoadingMore} onPress={found.loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}
