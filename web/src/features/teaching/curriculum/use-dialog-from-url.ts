import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { seqIn, useGo } from '../../../platform/address.ts'
import { useKinds, type Kinds } from './item-kind.ts'
import { isFilledIn, type Layer } from './parts/ItemDialogs.tsx'

interface LayerInput extends Kinds {
  path: string
  params: URLSearchParams
  stored: readonly EditableItem[]
}
/**
 * The dialog of an address: `create` for a new item, of the kind in `type`; `7/edit` for the form of an item; `?work=7`
 * for its submitted work, which notifications link to. All other addresses answer "not found".
 */
function layerOf({ path, params, stored, kinds, actions }: LayerInput): Layer | null {
  const find = (text: string | null | undefined) =>
    stored.find(({ curriculumSeq }) => curriculumSeq === seqIn('curriculumSeq', text))
  if (path === 'create') {
    const kind = kinds.find(({ key }) => key === params.get('type'))
    return kind && isFilledIn(kind) ? { show: 'new', kind, afterSeq: null } : { show: 'kinds' }
  }
  const edited = find(/^(\d+)\/edit$/.exec(path)?.[1])
  if (edited) return { show: 'edit', item: edited }
  if (path !== '') throw new Response(null, { status: 404 })
  const work = find(params.get('work'))
  const action = work && actions.find(({ isForWork }) => isForWork?.(work))
  return action ? { show: 'action', action, item: work } : null
}

/** The open dialog. Closing the dialog of an address returns to the address of the list. */
export function useLayerFromUrl(courseSeq: CourseSeq, stored: readonly EditableItem[]) {
  const { '*': rest = '' } = useParams()
  const [params] = useSearchParams()
  const go = useGo()
  const all = useKinds()
  const [layer, setLayer] = useState(() => withEnd(layerOf({ path: rest, params, stored, ...all }), stored))
  const show = (next: Layer | null) => {
    setLayer(next)
    if (rest !== '') go(`/classes/${courseSeq}/settings/curriculums`, { replace: true })
  }
  return [layer, show] as const
}

/** New items are appended. */
const withEnd = (layer: Layer | null, stored: readonly EditableItem[]) =>
  layer?.show === 'new' ? { ...layer, afterSeq: stored.at(-1)?.curriculumSeq ?? null } : layer
