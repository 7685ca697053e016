import { css } from '@linaria/core'
import { useState } from 'react'
import { OpenLog } from './open-log.tsx'
import { useDrop, useKeys } from './use-page.ts'
import { LOG_FILES } from './open.ts'
import { useLogs } from './use-logs.ts'
import { useOpenFolder } from './use-open-folder.ts'
import { ChooseFile } from './view/choose-file.tsx'
import { FolderBar, FolderView } from './view/folder.tsx'
import { Help } from './view/help.tsx'
import { LogFactsBar } from './view/log-facts.tsx'
import { button } from './view/parts.ts'
import { Start } from './view/start.tsx'

const page = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: 100dvh;
  background: var(--canvas);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-2) var(--space-4);
    border-block-end: 1px solid var(--line);
    background: var(--surface);
  }

  & > header h1 {
    font-size: var(--text-m);
  }

  & > header [data-part='actions'] {
    display: flex;
    gap: var(--space-2);
    margin-inline-start: auto;
  }

  @media (max-width: 699px) {
    & > header > :nth-child(2) {
      order: 1;
      flex-basis: 100%;
    }
  }

  & > main {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-block-size: 0;
  }

  & > main > [data-part='log'] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-block-size: 0;
  }

  & > main > [data-part='log'] > :last-child {
    grid-row: 2;
  }

  & [data-part='problem'] {
    padding: var(--space-2) var(--space-4);
    background: var(--danger-surface);
    color: var(--danger-text);
    font-size: var(--text-s);
  }
`

const dropping = css`
  position: fixed;
  inset: var(--space-3);
  z-index: var(--layer-overlay);
  display: grid;
  place-items: center;
  border: 3px dashed var(--brand-ui);
  border-radius: var(--radius-l);
  background: rgb(255 255 255 / 0.9);
  font-size: var(--text-l);
  font-weight: 600;
  pointer-events: none;
`

/** The whole tool: drop a log file to see what happened. */
export const Inspector = () => {
  const logs = useLogs()
  const { first, second, opening, problem } = logs
  const many = useOpenFolder(logs)
  const { folder, opened } = many
  const take = (file: File): void => void many.take(file).catch(logs.fail)
  const over = useDrop((chosen) => void many.drop(chosen).catch(logs.fail), logs.fail)
  const [help, setHelp] = useState(false)
  const [keys, setKeys] = useState(true)
  useKeys(keys && !help && opened !== null, { ',': () => many.step(-1), '.': () => many.step(1) })
  const isFolder = folder !== null && opened === null
  const shown = isFolder ? null : first
  return (
    <div className={page}>
      {/* Named, because the screen in the frame has its own banner and main part. */}
      <header aria-label="Inspector">
        <h1>Log inspector</h1>
        {shown && <LogFactsBar log={shown} />}
        {(shown ?? folder) && (
          <div data-part="actions">
            <ChooseFile
              words="Open another log"
              accept={LOG_FILES}
              onFile={(file) => {
                many.close()
                logs.replace(file)
              }}
            />
            <button type="button" className={button} aria-label="Keys" title="Keys (?)" onClick={() => setHelp(true)}>
              ?
            </button>
          </div>
        )}
      </header>
      <main aria-label="Log">
        <div role="alert" data-part={problem === null ? undefined : 'problem'}>
          {problem}
        </div>
        {isFolder && (
          <FolderView
            folder={folder}
            place={many.at}
            onPlace={many.setAt}
            onOpen={many.openAt}
            onChosen={many.openFolder}
          />
        )}
        {shown && (
          <div data-part="log">
            {opened && (
              <FolderBar
                title={opened.title}
                place={opened.place}
                count={opened.logs.length}
                onBack={many.back}
                onStep={many.step}
              />
            )}
            <OpenLog
              key={shown.id}
              log={shown}
              second={second}
              keys={keys && !help}
              onHelp={() => setHelp(true)}
              onSecond={logs.take}
              onEndComparing={logs.endComparing}
            />
          </div>
        )}
        {!shown && !isFolder && <Start opening={opening} onFile={take} onChosen={many.openFolder} />}
      </main>
      <div role="status" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {opening !== null && `Reading ${opening} …`}
      </div>
      <Help isOpen={help} onClose={() => setHelp(false)} keys={keys} onKeys={setKeys} />
      {over && (
        <div className={dropping}>
          {shown ? 'Drop it to compare it with this log' : 'Drop the log, or a folder of logs'}
        </div>
      )}
    </div>
  )
}
