import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { progress, savedAs, type Download } from './download.ts'

export const TemplateDownloadRequested = defineEvent('TemplateDownloadRequested', {})
export const TemplateDownloadProgressed = defineEvent('TemplateDownloadProgressed', progress)
export const TemplateDownloaded = defineEvent('TemplateDownloaded', savedAs)
export const TemplateDownloadFailed = defineEvent('TemplateDownloadFailed', { problem: Problem })
export const TemplateDownloadCancelled = defineEvent('TemplateDownloadCancelled', {})

/** The download of the template for employee data. */
export const uploadTemplate = defineSlice({
  name: 'uploadTemplate',
  lifetime: 'session',
  initial: (): { download: Download } => ({ download: { kind: 'none' } }),
  own: {
    TemplateDownloadRequested,
    TemplateDownloadProgressed,
    TemplateDownloaded,
    TemplateDownloadFailed,
    TemplateDownloadCancelled,
  },
  on: {
    TemplateDownloadRequested: (draft) => {
      draft.download = { kind: 'running', received: 0, total: null }
    },
    TemplateDownloadProgressed: (draft, data) => {
      if (draft.download.kind === 'running') draft.download = { kind: 'running', ...data }
    },
    TemplateDownloaded: (draft, { fileName }) => {
      draft.download = { kind: 'saved', fileName }
    },
    TemplateDownloadFailed: (draft, { problem }) => {
      draft.download = { kind: 'failed', problem }
    },
    TemplateDownloadCancelled: (draft) => {
      draft.download = { kind: 'none' }
    },
  },
})
type Needs = StateWith<typeof uploadTemplate>

export const downloadTemplate = (state: Needs): Either<Refusal, DomainEvent> =>
  state.uploadTemplate.download.kind === 'running' ? left(refuse('busy')) : right(TemplateDownloadRequested({}))

export const cancelTemplate = (state: Needs): Either<Refusal, DomainEvent> =>
  state.uploadTemplate.download.kind === 'running' ? right(TemplateDownloadCancelled({})) : left(refuse('nothingRuns'))

export const selectTemplateDownload = selector([uploadTemplate], (state): Download => state.uploadTemplate.download)
