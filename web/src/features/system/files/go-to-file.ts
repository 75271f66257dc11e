/** Downloads a file that is sent as an attachment, without leaving the page. */
export function goToFile(url: string) {
  window.location.assign(url)
}

/** The same without the events of leaving the page, at which live rooms disconnect. */
export function saveFile(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
