import { css } from '@linaria/core'
import { Icon } from '../../../../src/ui/components/icons/icon.tsx'
import { countText } from '../format.ts'
import { addressIn } from '../use-link.ts'
import { LOG_FILES } from '../open.ts'
import type { Chosen } from '../chosen-files.ts'
import { ChooseFile, ChooseFolder } from './choose-file.tsx'

const place = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  margin: var(--space-5);
  padding: var(--space-6) var(--space-4);
  border: 2px dashed var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  text-align: center;

  & [data-part='choices'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    justify-content: center;
  }

  & svg {
    color: var(--brand-text);
  }

  & h2 {
    font-size: var(--text-xl);
  }

  & p {
    max-inline-size: 34rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

/** The page before a log is open. */
export const Start = ({
  opening,
  onFile,
  onChosen,
}: {
  opening: string | null
  onFile: (file: File) => void
  onChosen: (chosen: Chosen) => void
}) => {
  const linked = addressIn(window.location.hash)
  return (
    <div className={place}>
      <Icon name="file" size="large" />
      {opening === null ? (
        <>
          <h2>Drop a log of the portal here</h2>
          {linked && (
            <p>
              <b>
                This address leads to event {countText(linked.seq)}
                {linked.log !== '' && ` of the log ${linked.log}`}: open that log to see it.
              </b>
            </p>
          )}
          <p>
            In the portal, Help and then ‘Save the log’ gives one: portal-log.jsonl. It is read on this machine, by this
            page; nothing is sent anywhere.
          </p>
          <div data-part="choices">
            <ChooseFile words="Choose a log" accept={LOG_FILES} variant="main" onFile={onFile} />
            <ChooseFolder words="Choose a folder of logs" onChosen={onChosen} />
          </div>
          <p>
            A folder shows what is wrong in all its logs at once. A report of npm run log -- triage, made with --json,
            can be dropped as well.
          </p>
        </>
      ) : (
        <h2>Reading {opening} …</h2>
      )}
    </div>
  )
}
