import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { readonly onSubmit: () => void }

/** A form of the portal: it loads no page, and its messages are the portal's own instead of the browser's. */
export const Form = ({ onSubmit, ...attributes }: FormProps) => (
  <form
    {...attributes}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  />
)
