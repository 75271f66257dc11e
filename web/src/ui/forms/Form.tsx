import type { ComponentProps } from 'react'

/** A form whose handler sends it. Before the scripts are here, `dialog` makes the browser do nothing instead of reloading. */
export const Form = (props: ComponentProps<'form'>) => <form method="dialog" noValidate {...props} />
