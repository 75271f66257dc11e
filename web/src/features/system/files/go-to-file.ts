/** Downloads a file that is sent as an attachment, without leaving the page. */
export function goToFile(url: string) {
  window.location.assign(url)
}
