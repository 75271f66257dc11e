import { useWords } from '../../platform/words/use-words.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { managementWords } from './management.words.ts'

interface ListPagesProps {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
}

export function ListPages({ page, size, total, onPage }: ListPagesProps) {
  const t = useWords(managementWords)
  return (
    <Pagination
      label={t('pages')}
      page={page}
      pageCount={Math.ceil(total / size)}
      words={{ previous: t('previous'), next: t('next'), page: (n) => t('page', { n }) }}
      onPage={onPage}
    />
  )
}
