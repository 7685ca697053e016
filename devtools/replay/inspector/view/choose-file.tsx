import { useRef } from 'react'
import { button } from './parts.ts'

/** A button that lets a file be chosen. */
export const ChooseFile = ({
  words,
  accept,
  variant,
  onFile,
}: {
  words: string
  accept: string
  variant?: 'main'
  onFile: (file: File) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={button} data-variant={variant} onClick={() => input.current?.click()}>
        {words}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={words}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = '' // so that the same file can be chosen again
        }}
      />
    </>
  )
}
