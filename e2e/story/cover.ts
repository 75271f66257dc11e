import type { Page } from 'playwright-core'

/** Chooses the picture of an unpublished class, which saves automatically. Returns the request that sent it. */
export async function chooseCover(page: Page, picture: string) {
  const sending = page.waitForRequest((request) => request.method() === 'PUT')
  const saving = page.waitForRequest(
    (request) =>
      request.method() === 'POST' &&
      request.url().endsWith('/information') &&
      Boolean(Object(request.postDataJSON()).imageFileSeq),
  )
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '사진 고르기' }).click()
  await (await choosing).setFiles(picture)
  await page.getByText('대표 사진', { exact: true }).waitFor()
  await (await saving).response()
  await page.getByText(/에 저장했어요/).waitFor()
  return sending
}
