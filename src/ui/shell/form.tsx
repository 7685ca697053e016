import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { readonly onSubmit: () => void }

/** A form of the portal: it loads no page, and its messages are the portal's own instead of the browser's. It sends what its fields show. */
export const Form = ({ onSubmit, ...attributes }: FormProps) => (
  <form
    {...attributes}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      // A browser or an extension may have filled a field without an event; React hears only of fields that differ from what it knows.
      for (const field of event.currentTarget.elements) field.dispatchEvent(new Event('input', { bubbles: true }))
      onSubmit()
    }}
  />
)
