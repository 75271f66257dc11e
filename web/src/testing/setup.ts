import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { currentToasts, dismissToast } from '../ui/layers/toast.ts'
import { teachNativeLayers, teachTextGeometry } from '../ui/testing/browser.ts'

// On a busy machine elements appear late; the limit only bounds a failure.
configure({ asyncUtilTimeout: 8000 })
teachNativeLayers()
teachTextGeometry()
afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) dismissToast(id)
})
// What a screen begins to load late would fail once its file has ended, and with it the same import of the next file.
afterAll(() => vi.dynamicImportSettled())
