import { createContext, use, useCallback, useEffect, useId, useState } from 'react'

type Report = (form: string, isUnsaved: boolean) => void
/** Receives which form below has unsaved changes; without a frame around it nothing happens. */
export const UnsavedContext = createContext<Report>(() => {})

/** Reports to the frame around a form whether the form has unsaved changes. */
export function useReportUnsaved(isUnsaved: boolean) {
  const report = use(UnsavedContext)
  const form = useId()
  useEffect(() => {
    report(form, isUnsaved)
    return () => report(form, false)
  }, [report, form, isUnsaved])
}

/** Whether any form below has unsaved changes, and the function to which they report. */
export function useUnsaved() {
  const [forms, setForms] = useState<readonly string[]>([])
  const report: Report = useCallback((form, isUnsaved) => {
    setForms((current) => {
      if (current.includes(form) === isUnsaved) return current
      return isUnsaved ? [...current, form] : current.filter((one) => one !== form)
    })
  }, [])
  return { hasUnsaved: forms.length > 0, report }
}
