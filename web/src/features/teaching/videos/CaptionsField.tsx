import { IconDownload, IconReplace, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatBytes } from 'contract/values/bytes'
import { captionLanguages, type CaptionLanguage } from 'contract/values/caption-languages'
import type { Captions } from 'contract/teaching/videos/captions.schemas'
import { captionEnds, MAX_CAPTION_BYTES } from 'contract/teaching/videos/captions.rules'
import {
  downloadCaptions,
  listCaptions,
  removeCaptions,
  saveCaptions,
} from 'contract/teaching/videos/captions.api'
import type { UploadVodSeq } from 'contract/values/ids'
import { AskFirst } from '../../../platform/AskFirst.tsx'
import { messageOf } from '../../../platform/call.ts'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { FieldSet } from '../../../ui/forms/Field.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { DocumentLine } from '../../system/files/DocumentLine.tsx'
import { useSendDocument } from '../../system/files/use-documents.ts'
import css from './Captions.module.css'
import { captionMessages } from './captions.messages.ts'
import { languageName } from './language-name.ts'
import { pickFiles } from './pick-videos.ts'

const most = formatBytes(MAX_CAPTION_BYTES)
const accept = captionEnds.map((end) => `.${end}`).join(',')
const isCaptions = (name: string) => captionEnds.some((end) => name.toLowerCase().endsWith(`.${end}`))

/** The captions of a video in all languages. Changes take effect immediately. */
export function CaptionsField({ uploadVodSeq }: { uploadVodSeq: UploadVodSeq }) {
  const t = useMessages(captionMessages)
  const { language: reader } = useSite()
  const { data, error, refetch } = useEndpoint(listCaptions, { uploadVodSeq })
  const { put, isSaving } = usePutting(uploadVodSeq)
  const [going, setGoing] = useState<Captions | null>(null)
  const remove = useCommand(removeCaptions, { uploadVodSeq })
  const download = useDownload(uploadVodSeq)
  const list = data?.list ?? []
  const missing = captionLanguages.filter((code) => list.every((one) => one.captionLanguage !== code))
  const named = (code: CaptionLanguage) => languageName(code, reader)
  if (error)
    return (
      <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
    )
  return (
    <FieldSet legend={t('captions')} hint={t('hint', { most })}>
      {list.length > 0 && (
        <ul className={css.list} aria-label={t('captions')}>
          {list.map((one) => (
            <li key={one.captionLanguage}>
              <CaptionsLine
                one={one}
                name={named(one.captionLanguage)}
                onDownload={() => void download(one.captionLanguage)}
                onReplace={() => pickFiles(([file]) => file && put(one.captionLanguage, file), { accept })}
                onRemove={() => setGoing(one)}
              />
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && <Adding languages={missing} isBusy={isSaving} onPut={put} />}
      {going && (
        <AskFirst
          title={t('removeTitle', { language: named(going.captionLanguage) })}
          okLabel={t('remove')}
          cancelLabel={t('cancel')}
          danger
          deed={() => remove.run({ captionLanguage: going.captionLanguage }).then(() => t('removed'))}
          failed={t('notSaved')}
          onClose={() => setGoing(null)}
        >
          {t('removeText')}
        </AskFirst>
      )}
    </FieldSet>
  )
}

interface LineProps {
  one: Captions
  name: string
  onDownload: () => void
  onReplace: () => void
  onRemove: () => void
}
function CaptionsLine({ one, name, onDownload, onReplace, onRemove }: LineProps) {
  const t = useMessages(captionMessages)
  const note = (
    <small className="num">
      {one.originFileName} · {t('lines', { count: one.cueCount })}
    </small>
  )
  return (
    <DocumentLine name={name} contentType="text/vtt" fileSize={0} note={note}>
      <IconButton
        label={t('downloadOf', { language: name })}
        icon={<IconDownload size={18} />}
        onPress={onDownload}
      />
      <IconButton
        label={t('replaceOf', { language: name })}
        icon={<IconReplace size={18} />}
        onPress={onReplace}
      />
      <IconButton label={t('removeOf', { language: name })} icon={<IconX size={18} />} onPress={onRemove} />
    </DocumentLine>
  )
}

interface AddingProps {
  languages: readonly CaptionLanguage[]
  isBusy: boolean
  onPut: (language: CaptionLanguage, file: File) => void
}
function Adding({ languages, isBusy, onPut }: AddingProps) {
  const t = useMessages(captionMessages)
  const { language: reader } = useSite()
  const [chosen, setChosen] = useState<CaptionLanguage | null>(null)
  const language = chosen && languages.includes(chosen) ? chosen : languages[0]
  if (!language) return null
  return (
    <div className={css.adding}>
      <Select
        label={t('language')}
        value={language}
        onChange={setChosen}
        options={languages.map((value) => ({ value, label: languageName(value, reader) }))}
      />
      <Button
        variant="outline"
        loading={isBusy}
        onPress={() => pickFiles(([file]) => file && onPut(language, file), { accept })}
      >
        {t('add')}
      </Button>
    </div>
  )
}

const complain = (text: string) => void toast({ text, tone: 'error' })

/** Saves captions as a WebVTT file, whatever was uploaded. */
function useDownload(uploadVodSeq: UploadVodSeq) {
  const t = useMessages(captionMessages)
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return async (captionLanguage: CaptionLanguage) => {
    try {
      const made = await call(downloadCaptions, { channelSeq, uploadVodSeq, captionLanguage })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([made.content], { type: 'text/vtt;charset=utf-8' }))
      link.download = vttName(made.originFileName, captionLanguage)
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    } catch (error) {
      complain(messageOf(error, t('notLoaded')))
    }
  }
}
const vttName = (fileName: string, language: CaptionLanguage) => {
  const name = fileName
    .replace(/\.[a-z]{3}$/i, '')
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .trim()
  return `${name || 'captions'}.${language}.vtt`
}

/** Uploads a file and attaches it to the video as captions. */
function usePutting(uploadVodSeq: UploadVodSeq) {
  const t = useMessages(captionMessages)
  const { language: reader } = useSite()
  const send = useSendDocument('material')
  const save = useCommand(saveCaptions, { uploadVodSeq })
  const [isSaving, setSaving] = useState(false)
  async function stored(captionLanguage: CaptionLanguage, file: File) {
    const { fileSeq } = await send(file)
    await save.run({ body: { captionLanguage, fileSeq } })
    toast({ text: t('saved', { language: languageName(captionLanguage, reader) }), tone: 'ok' })
  }
  function put(captionLanguage: CaptionLanguage, file: File) {
    if (!isCaptions(file.name)) return complain(t('notTaken'))
    if (file.size > MAX_CAPTION_BYTES) return complain(t('tooLarge', { most }))
    setSaving(true)
    return void stored(captionLanguage, file)
      .catch((error: unknown) => complain(messageOf(error, t('notSaved'))))
      .finally(() => setSaving(false))
  }
  return { put, isSaving }
}
