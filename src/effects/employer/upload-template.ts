import { EMPTY, of } from 'rxjs'
import {
  TemplateDownloadCancelled,
  TemplateDownloaded,
  TemplateDownloadFailed,
  TemplateDownloadProgressed,
  TemplateDownloadRequested,
} from '../../domain/employer/upload-template.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getDataLoadTemplate } from '../api/generated/uploads.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { saving } from './saving.ts'
import { loggedOut } from '../runtime/portal-calls.ts'

/** The template's name if the host gives none. */
export const templateName = 'employee-data-template.csv'

export const saveTemplate = portalEffect({
  name: 'uploadTemplate.save',
  on: [TemplateDownloadRequested, TemplateDownloadCancelled],
  policy: { switchBy: one },
  emits: [TemplateDownloadProgressed, TemplateDownloaded, TemplateDownloadFailed],
  failure: (problem) => TemplateDownloadFailed({ problem }),
  run: ({ type }, { download, files }, state) => {
    if (type === 'TemplateDownloadCancelled') return EMPTY
    const clientId = selectProfile(state())?.client.id
    if (clientId === undefined) return of(TemplateDownloadFailed({ problem: loggedOut }))
    return saving(download(getDataLoadTemplate, { path: { id: clientId }, name: templateName }), files, {
      progressed: TemplateDownloadProgressed,
      saved: TemplateDownloaded,
      failed: TemplateDownloadFailed,
    })
  },
})
