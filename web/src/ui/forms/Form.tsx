import type { ComponentProps } from 'react'

/** A form submitted by its handler. Before hydration, `dialog` makes the browser do nothing instead of reloading. */
export const Form = (props: ComponentProps<'form'>) => <form method="dialog" noValidate {...props} />
