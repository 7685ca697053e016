import { describe, expect, it } from 'vitest'
import {
  TemplateDownloadCancelled,
  TemplateDownloaded,
  TemplateDownloadFailed,
  TemplateDownloadProgressed,
  TemplateDownloadRequested,
} from '../../domain/employer/upload-template.ts'
import { profile, refusal } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getDataLoadTemplate } from '../api/generated/uploads.ts'
import { fakeHost, fails, runEffect, sends, provesAll } from '../runtime/testing.ts'
import { saveTemplate } from './upload-template.ts'
import { loggedOut } from '../runtime/portal-calls.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const file = { id: 'h1', name: 'template.csv', type: 'text/csv', bytes: 100 }

describe('downloading the template', () => {
  const when = ['a', { a: TemplateDownloadRequested({}) }] as const

  it('[EMP-3] hands it to the browser', () => {
    const host = fakeHost(sends(getDataLoadTemplate, file, [40]))
    const ports = { ...host, files: { save: () => true } }
    const p = TemplateDownloadProgressed({ received: 40, total: 100 })
    const b = TemplateDownloaded({ fileName: file.name })
    runEffect({ effect: saveTemplate, given, ports, when, then: ['5ms p 4ms b', { p, b }] })
    expect(host.calls[0]?.input).toEqual({ path: { id: 'client-1' }, name: 'employee-data-template.csv' })
  })

  it('[EMP-3] stops when it is cancelled', () => {
    const host = fakeHost(sends(getDataLoadTemplate, file))
    const cancelled = ['a 1ms c', { a: TemplateDownloadRequested({}), c: TemplateDownloadCancelled({}) }] as const
    runEffect({ effect: saveTemplate, given, ports: host, when: cancelled, then: ['', {}] })
    expect(host.calls[0]?.ended).toBe('cancelled')
  })

  it('[EMP-3] tells that it failed, and that nobody is signed in', () => {
    const ports = fakeHost(fails(getDataLoadTemplate, refusal))
    const then = ['5ms b', { b: TemplateDownloadFailed({ problem: refusal }) }] as const
    runEffect({ effect: saveTemplate, given, ports, when, then })
    const denied = ['b', { b: TemplateDownloadFailed({ problem: loggedOut }) }] as const
    runEffect({ effect: saveTemplate, ports, when, then: denied })
  })
})

provesAll(saveTemplate)
