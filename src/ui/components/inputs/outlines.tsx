import { Placeholder, letters, Outline, TextPlaceholder } from '../feedback/outline.tsx'
import { hintStyle, labelStyle, type FieldBasics } from './field.tsx'
import { fieldStyle } from './field-style.ts'
import { switchRow } from './switch.tsx'

type FieldOutlineProps = Omit<FieldBasics, 'id' | 'label'> & {
  /** Null while unknown; the label and a hint are then placeholders. */
  readonly label: string | null
}

/** A field whose value is still loading: its own label and hint, and a placeholder. It goes into an `Outline`. */
export const FieldOutline = ({ label, hint, requirement, width }: FieldOutlineProps) => (
  <div className={fieldStyle} data-width={width}>
    <span className={labelStyle}>
      <span>{label ?? <TextPlaceholder>{letters(19)}</TextPlaceholder>}</span>
      {requirement === 'optional' && <span> (optional)</span>}
    </span>
    {label === null && (
      <p className={hintStyle}>
        <TextPlaceholder>{letters(80)}</TextPlaceholder>
      </p>
    )}
    {hint && <p className={hintStyle}>{hint}</p>}
    <Placeholder shape="field" />
  </div>
)

/** A switch whose state is still loading: its own label and description, and a placeholder. `loading` says so. */
export const SwitchOutline = ({
  loading,
  label,
  description,
}: {
  loading: string
  label: string
  description: string
}) => (
  <Outline label={loading}>
    <div className={switchRow}>
      <strong>{label}</strong>
      <p>{description}</p>
      <span>
        <Placeholder shape="switch" />
      </span>
    </div>
  </Outline>
)
