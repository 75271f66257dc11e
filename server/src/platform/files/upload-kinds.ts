import {
  fileKinds,
  type FileKind,
  type VideoFileKind,
  type PlainFileKind,
} from 'contract/system/files/schemas'
import type { Permission } from 'contract/http/permissions'
import type { UploadVodSeq } from 'contract/values/ids'
import type { MemberContext } from '../context.ts'

interface Sender {
  /** Any one of them suffices. */
  permissions: 'member' | readonly Permission[]
}
/** Pictures and documents. */
interface StoredUpload extends Sender {
  kind: PlainFileKind
}
/** Files uploaded by tus and prepared by their feature. Callers for whom `open` succeeds may upload. */
interface VideoUpload extends Sender {
  kind: VideoFileKind
  open: (
    ctx: MemberContext,
    file: { filename: string; fileSize: number },
  ) => Promise<{ uploadVodSeq: UploadVodSeq; ticket: string }>
}
/** A kind of upload and its permissions, declared by the feature that shows it. */
export type UploadKind = StoredUpload | VideoUpload

export interface UploadKinds {
  kept: (kind: PlainFileKind) => StoredUpload
  video: (kind: VideoFileKind) => VideoUpload
}

/** The declarations of all features. Throws unless each kind of file is declared once. */
export function uploadKindsOf(declared: readonly UploadKind[]): UploadKinds {
  for (const kind of fileKinds) requireOne(kind, declared.filter((one) => one.kind === kind).length)
  const kept = new Map(declared.flatMap((one) => ('open' in one ? [] : [[one.kind, one]])))
  const videos = new Map(declared.flatMap((one) => ('open' in one ? [[one.kind, one]] : [])))
  return { kept: (kind) => found(kept.get(kind), kind), video: (kind) => found(videos.get(kind), kind) }
}

function requireOne(kind: FileKind, times: number) {
  if (times !== 1) throw new Error(`${times} features say who may send "${kind}"`)
}
function found<Kind extends UploadKind>(kind: Kind | undefined, name: FileKind) {
  if (!kind) throw new Error(`nobody declares "${name}"`)
  return kind
}
