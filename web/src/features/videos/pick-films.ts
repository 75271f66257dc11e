/** Lets somebody choose films; nothing happens when they change their mind. Call it from a press of a button. */
export function pickFilms(onFiles: (files: File[]) => void, { several = false } = {}) {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'video/*'
  input.multiple = several
  input.hidden = true
  input.addEventListener('change', () => {
    input.remove()
    onFiles([...(input.files ?? [])])
  })
  input.addEventListener('cancel', () => input.remove())
  // Safari forgets an input that stands nowhere in the page.
  document.body.append(input)
  input.click()
}
