import { left } from 'fp-ts/lib/Either.js'
import { catchError, defer, from, of, switchMap } from 'rxjs'
import type { Download, HeldFile } from '../api/download.ts'
import type { HeldFiles } from './files.ts'
import type { Files } from './ports.ts'

/** What keeps and fetches files. */
export interface FileTransfer {
  readonly files: HeldFiles
  readonly download: Download
}

/** The same before its script is there. */
export interface LateFiles {
  readonly files: Files
  readonly download: Download
  /** Takes a file that a person chose; null where the script did not come. */
  readonly hold: (file: Blob, name: string) => Promise<HeldFile | null>
  readonly clear: () => void
}

/** Keeps and fetches files by a script that is loaded with the first file: before that, none is held. */
export const lateFiles = (load: () => Promise<FileTransfer>): LateFiles => {
  let loaded: FileTransfer | null = null
  const arrived = async (): Promise<FileTransfer> => (loaded ??= await load())
  return {
    files: {
      text: (id) => loaded?.files.text(id) ?? Promise.resolve(null),
      form: (id, field) => loaded?.files.form(id, field) ?? null,
      save: (id) => loaded?.files.save(id) ?? false,
      drop: (id) => loaded?.files.drop(id),
    },
    download: (operation, input) =>
      defer(() => (loaded ? of(loaded) : from(arrived()))).pipe(
        catchError(() => of(null)),
        switchMap((transfer) =>
          transfer
            ? transfer.download(operation, input)
            : of(left({ problem: { kind: 'network' } as const, body: null })),
        ),
      ),
    hold: (file, name) =>
      arrived().then(
        ({ files }) => files.hold(file, name),
        () => null, // the screen says that the file could not be taken
      ),
    clear: () => loaded?.files.clear(),
  }
}
