interface PickOptions {
  accept: string
  several?: boolean
}
/** Opens the file chooser; nothing happens if the user cancels. Call it from a press of a button. */
export function pickFiles(onFiles: (files: File[]) => void, { accept, several = false }: PickOptions) {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.multiple = several
  input.hidden = true
  input.addEventListener('change', () => {
    input.remove()
    onFiles([...(input.files ?? [])])
  })
  input.addEventListener('cancel', () => input.remove())
  // Safari drops an input that is not in the document.
  document.body.append(input)
  input.click()
}

export const pickVideos = (onFiles: (files: File[]) => void, { several = false } = {}) =>
  pickFiles(onFiles, { accept: 'video/*', several })
