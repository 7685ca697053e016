import { useRef } from 'react'
import { chosenIn, type Chosen } from '../chosen-files.ts'
import { button } from './parts.ts'

/** A button to choose a file. */
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

/** A button to choose a folder. */
export const ChooseFolder = ({ words, onChosen }: { words: string; onChosen: (chosen: Chosen) => void }) => {
  const input = useRef<HTMLInputElement | null>(null)
  return (
    <>
      <button type="button" className={button} onClick={() => input.current?.click()}>
        {words}
      </button>
      <input
        ref={(element) => {
          input.current = element
          element?.setAttribute('webkitdirectory', '') // React's types do not know it
        }}
        type="file"
        hidden
        aria-label={words}
        onChange={({ target }) => {
          if (target.files && target.files.length > 0) onChosen(chosenIn(target.files))
          target.value = '' // so that the same folder can be chosen again
        }}
      />
    </>
  )
}
